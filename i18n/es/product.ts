/** Texts of the product page. */
export const texts = {
  heading: 'Parámetros del modelo',
  lead: 'La selección de parámetros está en desarrollo. Estos datos llegaron con el modelo desde el cálculo.',
  none: 'No hay datos procedentes de un cálculo',
  noneHint: 'Abra esta página con «Elegir modelo» en los resultados de un cálculo.',
  filters: 'Parámetros recibidos (fijos)',
  working: 'Condiciones de trabajo',
  carry: 'Otros datos recibidos',
  service: 'Id de servicio',
  model: 'Id de modelo',
  backToResults: 'Volver al cálculo',
} as const
