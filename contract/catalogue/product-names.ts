/** What the wire calls the pages of models: root, service and calls. */
export const productNames = { root: '/YQLectotype/api', service: 'Prod', call: 'GetProduct', decode: 'DecodeOrderCode' } as const

/** What begins every id of a filter of a series; no SKU has it in its id. */
export const filterMark = '~'
