// Click-to-chat links. Format: https://faq.whatsapp.com/5913398998672934

/** `phone` may be written with spaces and signs; `text` is the message that waits in the chat. */
export function chatLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
