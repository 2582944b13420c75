/** What is said of pictures: where they cannot be shown, and in the viewer. */
export const texts = {
  enlarge: 'Ampliar: {alt}',
  viewer: 'Imágenes',
  position: 'Imagen {at} de {count}',
  zoom: 'Ampliación',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Ajustar a la ventana',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  failed: 'No se puede mostrar la imagen «{alt}».',
  faults: {
    notPng: 'No se puede mostrar la imagen «{alt}»: lo recibido no es un archivo PNG válido.',
    pngColours: 'No se puede mostrar la imagen «{alt}»: su tipo de color no se admite.',
    sealed: 'No se puede mostrar la imagen «{alt}»: no se pudo descifrar. Vuelva a abrir la página.',
    insecure: 'No se puede mostrar la imagen «{alt}»: el navegador solo descifra imágenes en páginas abiertas por https.',
    gone: 'La imagen «{alt}» ya no se publica.',
  },
} as const
