/** Wire names of the product calls: root, service and calls. */
export const productNames = {
  root: '/YQLectotype/api',
  service: 'Prod',
  call: 'GetProduct',
  picture: 'GetPicture',
  pictures: 'GetPictures',
  assemblyPicture: 'GetAssemblyPicture',
  decode: 'DecodeOrderCode',
} as const

/** Prefix of every filter id of a series; no SKU id contains it. */
export const filterMark = '~'
