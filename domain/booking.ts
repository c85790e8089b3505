// The service that shows the calendar of meetings: https://cal.com/docs/core-features/embed

export const CALENDAR_ORIGIN = 'https://app.cal.com';

/** The public page of a booking link, such as `user/event`. */
export function calendarPage(link: string): string {
  return `https://cal.com/${link}`;
}
