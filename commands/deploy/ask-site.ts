// Asks a running site for one address, as a browser would that follows no redirects.

const PATIENCE_MS = 20_000;

/** The reply, or why there is none. */
export async function askSite(url: string, address: string): Promise<Response | string> {
  try {
    return await fetch(url + address, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'br, gzip' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return `expected an answer, found none (${cause?.code ?? message})`;
  }
}
