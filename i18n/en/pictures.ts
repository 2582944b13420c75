/** What is said of pictures: where they cannot be shown, and in the viewer. */
export const texts = {
  enlarge: 'Enlarge: {alt}',
  viewer: 'Pictures',
  position: 'Picture {at} of {count}',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to the window',
  previous: 'Previous picture',
  next: 'Next picture',
  failed: 'The picture “{alt}” cannot be shown.',
  faults: {
    notPng: 'The picture “{alt}” cannot be shown: what came is not a valid PNG file.',
    pngColours: 'The picture “{alt}” cannot be shown: its colour type is not supported.',
    sealed: 'The picture “{alt}” cannot be shown: it could not be decrypted. Open the page again.',
    insecure: 'The picture “{alt}” cannot be shown: the browser decrypts pictures only on pages opened by https.',
    gone: 'The picture “{alt}” is not published any more.',
  },
} as const
