// The form for a quote, and what a visitor writes into it.

import type { Locator, Page } from 'playwright';

export const QUOTE = {
  name: 'Ana Prado',
  email: 'ana@exemplo.com.br',
  phone: '(41) 90000-0000',
  company: '',
  service: 'sistema',
  budget: '50k+',
  message: 'Preciso de um sistema de estoque.\nPara março.',
};

export const field = (page: Page, name: string): Locator =>
  page.locator(`form [name="${name}"]`).first();

export async function fill(
  page: Page,
  values: Partial<Record<keyof typeof QUOTE, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'budget') await page.locator(`form [value="${value}"]`).check();
    else if (name === 'service') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}
