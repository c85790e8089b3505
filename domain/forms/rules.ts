// What the fields of the forms accept, each rule with the specification's words for who breaks it.

import * as z from 'zod/mini';
import { isUrl } from '../text/url.ts';

/** The values are what the form sends. */
export const CONTACT_SERVICES = [
  'website',
  'sistema',
  'mobile',
  'ecommerce',
  'automacao',
  'consultoria',
] as const;
export const CONTACT_BUDGETS = ['5k-10k', '10k-25k', '25k-50k', '50k+', 'nao-sei'] as const;

const name = atLeast(2, 'Nome deve ter pelo menos 2 caracteres');
const email = z
  .string()
  .check(z.trim(), z.maxLength(254, 'Email inválido'), z.email('Email inválido'));
const phone = atLeast(10, 'Telefone deve ter pelo menos 10 dígitos');

export const contactForm = z.object({
  name,
  email,
  phone,
  company: z.string(),
  service: z.enum(CONTACT_SERVICES, 'Selecione um serviço'),
  budget: z.enum(CONTACT_BUDGETS, 'Selecione seu orçamento'),
  message: atLeast(10, 'Mensagem deve ter pelo menos 10 caracteres'),
});

export const applicationForm = z.object({
  name,
  email,
  phone,
  position: atLeast(1, 'Selecione uma vaga'),
  experience: atLeast(10, 'Descreva sua experiência (mínimo 10 caracteres)'),
  linkedin: addressOrNothing('URL do LinkedIn inválida'),
  portfolio: addressOrNothing('URL do portfólio inválida'),
});

export const newsletterForm = z.object({ email });

function atLeast(length: number, message: string) {
  return z.string(message).check(z.trim(), z.minLength(length, message));
}

function addressOrNothing(message: string) {
  return z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isWebAddress(text), message),
  );
}

function isWebAddress(text: string): boolean {
  return isUrl(text) && /^https?:\/\/[^/]/i.test(text);
}
