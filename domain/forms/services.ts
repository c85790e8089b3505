// The services that take what forms send: what each wants to be told, and what its answers mean.
// Formats: https://help.formspree.io, https://docs.netlify.com/forms

/** What a message is about, and where a browser goes afterwards. */
export interface Circumstances {
  form: string;
  /** The subject of the e-mail that the company gets. */
  subject: string;
  /** The complete address of the page that thanks visitors without a script. */
  thanksUrl: string;
}

export interface FormService {
  /** Whose complete address tells the service. */
  host?: string;
  /** An address to send to; a service without one takes forms at the site's own address. */
  exampleUrl?: string;
  /** The field that people do not see and programs fill in. */
  honeypot: string;
  /** Every other server understands a form's own encoding. */
  takesJson?: boolean;
  /** Its yes is a page of thanks. */
  thanksWithPage?: boolean;
  /** The company's own server: what it says is for the company's visitors. */
  speaksForHouse?: boolean;
  /** Fields besides the visitor's own. */
  hidden(circumstances: Circumstances): Record<string, string>;
  /** What it looks for in the form element itself. */
  attributes?(form: string): Record<string, string>;
}

const services = {
  formspree: {
    host: 'formspree.io',
    exampleUrl: 'https://formspree.io/f/abcdwxyz',
    honeypot: '_gotcha',
    takesJson: true,
    hidden: ({ subject, thanksUrl }) => ({ _subject: subject, _next: thanksUrl }),
  },
  netlify: {
    honeypot: 'bot-field',
    thanksWithPage: true,
    hidden: ({ form, subject }) => ({ 'form-name': form, subject }),
    attributes: (form) => ({
      name: form,
      'data-netlify': 'true',
      'netlify-honeypot': 'bot-field',
    }),
  },
  http: {
    exampleUrl: 'https://forms.exemplo.com.br/contato',
    honeypot: '_gotcha',
    speaksForHouse: true,
    hidden: ({ form, subject, thanksUrl }) => ({ form, subject, redirect: thanksUrl }),
  },
} satisfies Record<string, FormService>;

export type ServiceName = keyof typeof services;
export const SERVICES: Record<ServiceName, FormService> = services;
export const SERVICE_NAMES = Object.keys(services) as [ServiceName, ...ServiceName[]];
