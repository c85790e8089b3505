// How many inputs a net tries: a few in `npm test`, many in the long run, which has the nets of other levels, too.

/** True in the long run, or if `INPUTS=many` is set. */
export const isLong = process.env.INPUTS === 'many';

export const runs = (few: number, many: number): number => (isLong ? many : few);
