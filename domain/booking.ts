// The service that shows the calendar of meetings. Source: https://cal.com/docs/core-features/embed

export const CALENDAR_ORIGIN = 'https://app.cal.com';
export const CALENDAR_SCRIPT = `${CALENDAR_ORIGIN}/embed/embed.js`;

/** What stands in the calendar's place until it comes: any month that begins on a Wednesday. */
export const WEEKDAYS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const;
export const MONTH_DAYS = Array.from({ length: 30 }, (_, index) => index + 1);

/** The public page of a booking link, which is user and event. */
export function calendarPage(link: string): string {
  return `https://cal.com/${link}`;
}
