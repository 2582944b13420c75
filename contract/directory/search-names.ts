/** What the wire calls the search for models: root, service and calls. */
export const searchNames = {
  root: '/YQEsSearch/api',
  service: 'EsSearch',
  started: 'IsStartEs',
  result: 'SearchResult',
  analysis: 'SearchAnalysis',
} as const
