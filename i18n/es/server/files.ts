/** Lo que dicen los archivos de modelos, cómo se llaman y el correo que trae uno. */
export const texts = {
  kinds: {
    drawing: 'plano (PDF)',
    step: 'modelo STEP',
    archive: 'todos los archivos (ZIP)',
    preview: 'vista previa 3D',
    dxf: 'plano (DXF)',
    drawing3d: 'plano con imagen 3D (PDF)',
    sheet: 'hoja de datos (XLSX)',
    bom: 'lista de piezas (CSV)',
    report: 'informe de comprobación (PDF)',
  },
  bom: {
    number: 'N.º',
    orderCode: 'Código de pedido',
    model: 'Modelo',
    maker: 'Fabricante',
    quantity: 'Cantidad',
    unit: 'Unidad',
    pieces: 'ud.',
  },
  mail: {
    subject: '{name} de {site}',
    attached: 'Se adjunta {name}.',
    tooLarge: '{name} es demasiado grande para un correo.',
    inList: 'Quien lo pidió puede descargarlo en el centro de usuario, en las descargas, tras iniciar sesión.',
    atAddress: 'Quien lo pidió puede descargarlo aquí tras iniciar sesión: {address}',
    check: 'SHA-256: {hash}',
  },
} as const
