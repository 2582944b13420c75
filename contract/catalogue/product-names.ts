/** Wire names of the product calls: root, service and calls. */
export const productNames = {
  root: '/YQLectotype/api',
  service: 'Prod',
  call: 'GetProduct',
  picture: 'GetPicture',
  pictures: 'GetPictures',
  models: 'GetModels',
  assemblyPicture: 'GetAssemblyPicture',
  decode: 'DecodeOrderCode',
} as const

/** Prefix of every filter id of a series; no SKU id contains it. */
export const filterMark = '~'

/** Most models of one request for a list of models by their ids. */
export const mostModels = 60
