/** Texts in model files, names of file kinds, and the mail that delivers a file. */
export const texts = {
  bom: {
    number: 'N.º',
    orderCode: 'Código de pedido',
    model: 'Modelo',
    maker: 'Fabricante',
    quantity: 'Cantidad',
    unit: 'Unidad',
    pieces: 'ud.',
    orderState: 'Estado del código',
  },
  /** Members of a request, in messages about them. */
  request: {
    downloadType: 'Tipo de archivo',
    selection: 'Cálculo',
    position: 'Posición',
    insert3d: 'Sólido adjunto',
    userAgentID: 'Agente',
    unit: 'Unidad',
    views: 'Vistas',
    email: 'Destinatario',
  },
  mail: {
    subject: '{name} de {site}',
    attached: 'Se adjunta {name}.',
    tooLarge: '{name} es demasiado grande para un correo.',
    inList: 'Quien lo solicitó puede descargarlo en el centro de usuario, en «Lista de descargas», tras iniciar sesión.',
    atAddress: 'Quien lo solicitó puede descargarlo aquí, tras iniciar sesión: {address}',
    check: 'SHA-256: {hash}',
  },
} as const
