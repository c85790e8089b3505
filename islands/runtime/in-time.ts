// Gives up on what takes too long: a connection that stands still is no better than one that breaks.

export function inTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  return new Promise((done, failed) => {
    work.then(done, failed);
    setTimeout(() => failed(new Error(`nothing came in ${limitMs} ms`)), limitMs);
  });
}
