// The signs that templates and islands both draw: paths on a 24-unit grid.

export const ARROW_RIGHT = 'M4 12h15M13 6l6 6-6 6';
export const CHECK = 'M4 12.5l5.5 5.5L20.5 6.5';
export const WARNING = 'M12 4l10 16H2ZM12 10v5M12 17v.5';
