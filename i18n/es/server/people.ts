/** What is written to people, and what the commands about them say. */
export const texts = {
  code: {
    subject: 'Su código: {code}',
    body: '{name}: su código es {code}. Vale durante 5 minutos. No se lo dé a nadie; si no lo ha pedido, no tiene que hacer nada.',
  },
} as const
