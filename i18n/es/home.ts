/** Texts of the start page. */
export const texts = {
  heading: 'Indique las condiciones de trabajo y obtenga los modelos adecuados',
  lead: 'Elija una clase de producto e indique carga, velocidad y carrera. Cada modelo recomendado incluye sus comprobaciones, márgenes, fórmulas y fuentes.',
  groups: {
    linear: 'Transmisión lineal',
    actuator: 'Módulos lineales y cilindros',
    rotary: 'Reductores y mesas giratorias',
    system: 'Accionamientos completos',
  },
  ask: '¿Qué quiere mover?',
  all: 'Todas las calculadoras',
  shown: 'Calculadoras mostradas: {count}',
  /** What somebody may want to move, and what is meant by it. */
  intents: {
    lift: { name: 'Elevar', note: 'subir y mantener una carga' },
    push: { name: 'Empujar o tirar', note: 'con un vástago' },
    position: { name: 'Posicionar', note: 'una carga a lo largo de un eje' },
    turn: { name: 'Girar', note: 'una mesa giratoria con su carga' },
    drive: { name: 'Accionar', note: 'una máquina con motor y reductor' },
  },
  directory: { name: 'Directorio de productos', note: 'todas las series del catálogo, por sus datos' },
  more: 'Más formas de seleccionar',
  recent: { heading: 'Cálculos recientes', remove: 'Quitar: {name}', forget: 'Borrar todos' },
} as const
