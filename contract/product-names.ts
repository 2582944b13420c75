/** What the wire calls the pages of models: root, service and calls. */
export const productNames = { root: '/YQLectotype/api', service: 'Prod', call: 'GetProduct', decode: 'DecodeOrderCode' } as const
