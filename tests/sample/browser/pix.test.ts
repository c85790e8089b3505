// The PIX code of a proposal as a camera sees it: on the screen in both themes, and on paper.

import { describe, expect, test } from 'vitest';
import { openPage } from '../../support/browser.ts';
import { readQr } from '../../support/qr-picture.ts';

describe('the QR code of the sample proposal', () => {
  test.each([
    ['in the light theme', 1440, 'light', 'screen'],
    ['in the dark theme', 390, 'dark', 'screen'],
    ['on a narrow screen', 320, 'light', 'screen'],
    ['under forced colours', 1440, 'dark', 'forced'],
    ['on paper', 1280, 'dark', 'print'],
  ] as const)('is read as the text beside it %s', async (_, width, scheme, kind) => {
    const forcedColors = kind === 'forced';
    const { page } = await openPage('/proposta', { width, scheme, forcedColors });
    if (kind === 'print') await page.emulateMedia({ media: kind });
    const read = await readQr(page.locator('.pix-qr'));
    expect(read).toBe(await page.locator('.pix-code').textContent());
  });
});
