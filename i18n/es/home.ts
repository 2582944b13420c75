/** Texts of the start page. */
export const texts = {
  heading: '¿Qué quiere mover?',
  lead: 'Indique carga, velocidad y carrera: obtendrá modelos reales, con todas las comprobaciones y fuentes.',
  complete: 'Accionamiento completo',
  /** What somebody may want to move. */
  moves: {
    position: 'Posicionar en un eje',
    lift: 'Elevar y sostener',
    push: 'Empujar o tirar',
    turn: 'Girar una mesa',
    drive: 'Accionar un eje',
    other: 'Otras calculadoras',
  },
  directory: { name: 'Directorio de productos', note: 'todas las series del catálogo, por sus datos' },
  search: 'Modelo, código de pedido o cálculo: WTF2040-2 +1302L C7',
  more: 'Más formas de seleccionar',
  recent: { heading: 'Cálculos recientes', remove: 'Quitar: {name}', forget: 'Borrar todos' },
} as const
