/** Wire names of the model search: root, service and calls. */
export const searchNames = {
  root: '/YQEsSearch/api',
  service: 'EsSearch',
  started: 'IsStartEs',
  result: 'SearchResult',
  analysis: 'SearchAnalysis',
} as const
