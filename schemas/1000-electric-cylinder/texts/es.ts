/** Texts of the calculator `electricCylinder`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: {
    name: 'Cilindro eléctrico',
    note: 'Empuja o tira con un vástago, en lugar de neumática',
    also: {
      22: { name: 'Cilindro eléctrico (ID de enlace 22)', note: 'El mismo cálculo que Cilindro eléctrico, para enlaces con el ID 22' },
    },
  },
  sections: {
    drive: 'Accionamiento',
    load: 'Carga',
    motion: 'Movimiento',
    further: 'Montaje, otras fuerzas, perfil de movimiento',
    spectrum: 'Espectro de carga',
  },
  motorBrand: {
    label: 'Marca del motor',
    hint: 'Los cilindros SMC y HIWIN llevan motor propio; los demás admiten un servomotor de la marca elegida',
    options: { any: 'Cualquier marca' },
  },
  load: { label: 'Carga indicada como', options: { thrust: 'Empuje', weight: 'Peso', payload: 'Carga vertical / horizontal' } },
  thrust: { label: 'Empuje', hint: 'Fuerza que actúa sobre el vástago durante todo el movimiento' },
  weight: { label: 'Peso', hint: 'Masa que mueve el vástago; una guía externa soporta la carga lateral' },
  direction: {
    label: 'Dirección del movimiento',
    hint: 'Vertical: la carga se sube y se baja',
    options: { horizontal: 'Horizontal', vertical: 'Vertical' },
  },
  horizontalLoad: { label: 'Carga horizontal', hint: 'Masa movida en horizontal con guía externa; 0 = ninguna' },
  verticalLoad: { label: 'Carga vertical', hint: 'Masa elevada; 0 = ninguna' },
  motion: { label: 'Velocidad indicada como', options: { maxSpeed: 'Velocidad máx.', time: 'Tiempo', noLoadSpeed: 'Velocidad en vacío' } },
  maxSpeed: { label: 'Velocidad máx.', hint: 'Velocidad máxima del vástago con carga' },
  time: { label: 'Tiempo por carrera', hint: 'En un sentido, de reposo a reposo; el mínimo depende de la carrera y la aceleración' },
  noLoadSpeed: { label: 'Velocidad en vacío', hint: 'Se compara con la velocidad en vacío del cilindro' },
  stroke: { label: 'Carrera', hint: 'Carrera útil del vástago' },
  acceleration: { label: 'Aceleración', hint: 'También se aplica a la deceleración' },
  mounting: {
    label: 'Montaje',
    hint: 'Cómo se sujetan el cilindro y el extremo del vástago; determina la resistencia al pandeo. Sin elegir: articulado en ambos extremos',
    options: {
      clevis: 'Articulación en ambos extremos',
      guided: 'Pata o brida; vástago articulado a una carga guiada',
      rigid: 'Pata o brida; vástago atornillado a una carga guiada',
      free: 'Pata o brida; extremo del vástago libre',
    },
  },
  externalForce: { label: 'Fuerza externa a la salida', hint: 'Contra el vástago que sale, además del peso y el rozamiento' },
  returnForce: { label: 'Fuerza externa al retorno', hint: 'Contra el vástago que entra; no se cuenta un peso favorable' },
  emergencyDeceleration: {
    label: 'Deceleración de parada de emergencia',
    hint: 'Deceleración de la carga en una parada de emergencia; se comprueba con empuje, pandeo y par',
  },
  phases: {
    label: 'Fases',
    hint: 'Fases de trabajo del vástago en un ciclo. Determinan la vida; todos los límites se aplican también a la fase más desfavorable. Vacío: la carrera de arriba, sin pausas',
    load: { label: 'Fuerza en el vástago', hint: 'Negativa en tracción' },
    speed: { label: 'Velocidad', hint: '0 si está parado' },
    time: { label: 'Tiempo' },
  },
  requiredSpeed: { label: 'Velocidad requerida', hint: 'Si se indica un tiempo: la velocidad necesaria para cumplirlo' },
  motionProfile: {
    label: 'Perfil de movimiento',
    hint: 'Forma de las rampas. La velocidad y la aceleración indicadas arriba son los valores máximos de la carrera: una rampa suavizada dura más',
    options: {
      trapezoid: 'Trapezoidal: aceleración constante',
      sCurve: 'Curva en S: la aceleración aumenta y disminuye linealmente',
      modifiedSine: 'Seno modificado',
    },
  },
} as const
