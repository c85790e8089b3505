// The line above a headline: what the page is about, and where.

import { Seed } from './icons.tsx';

export function Kicker({ children }: { children: string }) {
  return (
    <p className="kicker">
      <Seed lit />
      {children}
    </p>
  );
}
