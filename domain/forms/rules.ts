// What the fields of the forms accept, each rule with the specification's words for who breaks it.

import * as z from 'zod/mini';
import { isUrl } from '../text/url.ts';

const name = atLeast(2, 'Nome deve ter pelo menos 2 caracteres');
const email = z
  .string()
  .check(z.trim(), z.maxLength(254, 'Email inválido'), z.email('Email inválido'));
const phone = atLeast(10, 'Telefone deve ter pelo menos 10 dígitos');

/** Every field that the page may ask for: of those that it leaves out nothing is said. */
export const contactForm = z.object({
  name,
  email,
  phone,
  company: z.string(),
  service: atLeast(1, 'Selecione um serviço'),
  budget: atLeast(1, 'Selecione seu orçamento'),
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
