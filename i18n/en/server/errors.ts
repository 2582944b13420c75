/** What the service answers instead of a result. */
export const texts = {
  invalidRequest: 'Some values of the request are not right; see each of them',
  malformedJson: 'The body of the request is not JSON',
  unknownCall: 'There is no such call',
  unknownCalculator: 'There is no such calculator',
  unknownModel: 'There is no such model in the catalogue',
  unknownEntry: 'There is no such category, series or filter in the product directory',
  unknownSite: 'There is no site with this key',
  bodyTooLarge: 'The body of the request is too large',
  unsupportedMediaType: 'The body of the request must be application/json',
  tooManyRequests: 'Too many requests; try again shortly',
  internal: 'The server failed to answer; try again shortly',
  storageUnavailable: 'It could not be stored; try again shortly',
  searchOff: 'Search data are being updated; they are available the next day',
} as const
