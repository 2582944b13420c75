/** Messages about requests for quotation. */
export const texts = {
  subject: 'Request for quotation {reference}, {quantity} pcs',
  head: '{reference}, {quantity} pcs ({state})\nConditions: {conditions}\nWanted: {neededBy}\nContact: {contact}',
  anyDay: 'no date',
  link: 'Read and print for 90 days; administrators answer there: {address}',
  answered: {
    subject: 'Answer to your request {reference}',
    head: '{site} has answered your request for quotation {reference}:',
  },
} as const
