// The frames of the three stages of growth, the same in every family.

/** Sizes of the three stages; the page draws the ground. */
export const growthSizes = [
  { width: 120, height: 190 },
  { width: 220, height: 400 },
  { width: 480, height: 550 },
] as const;

/** Every stage has this many units below the ground. */
export const growthDepth = 70;
