/** Keeping models and selections: in the account, or in the browser before signing in. */
export const texts = {
  favourite: 'Favorito: {name}',
  toList: 'Poner en la lista de compras: {name}',
  listed: '{name} está en la lista de compras',
  listedInBrowser: '{name} está en la lista de compras de este navegador; pasará a su cuenta cuando inicie sesión',
  inBrowser: 'Guardado en este navegador; pasará a su cuenta cuando inicie sesión',
  save: 'Guardar',
  saveTitle: 'Guardar la selección',
  asNew: 'Guardar como nueva',
  asVersion: 'Guardar otra versión',
  cancel: 'Cancelar',
  name: 'Nombre',
  saved: '«{name}» está guardada, versión {version}',
  savedInBrowser: '«{name}» está guardada en este navegador; pasará a su cuenta cuando inicie sesión',
  beforeLogin: 'No ha iniciado sesión: se guarda en este navegador y pasará a su cuenta cuando la inicie.',
  nothing: 'Todavía no hay nada que guardar',
  taken: 'Lo que guardaba este navegador está ahora en su cuenta',
} as const
