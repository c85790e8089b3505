// Where forms have to send somewhere: at addresses that visitors can come to.

import { expect, test } from 'vitest';
import { isPublicAddress } from '../../domain/public-address.ts';

const PLACEHOLDERS = ['grimpa.example', 'casa-de-mentira.com.br'];

test.each([
  'https://www.pinha.com.br',
  'https://pinha.netlify.app',
  'https://example.com',
  'https://www.test.com.br',
  'https://1.pinha.dev',
])('%s is one', (url) => {
  expect(isPublicAddress(url, PLACEHOLDERS)).toBe(true);
});

test.each([
  'https://www.grimpa.example',
  'https://www.casa-de-mentira.com.br',
  'https://www.pinha.test',
  'https://pinha.invalid',
  'https://pinha.localhost',
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'https://192.168.0.7',
  'https://[::1]',
])('%s is none', (url) => {
  expect(isPublicAddress(url, PLACEHOLDERS)).toBe(false);
});
