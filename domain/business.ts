// The page for a line of business, as lists of other pages show it.

export interface BusinessSummary {
  route: string;
  name: string;
  summary: string;
}
