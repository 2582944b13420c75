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
    spectrum: 'Ciclo por fases',
  },
  motorBrand: {
    label: 'Marca del motor',
    hint: 'Los cilindros SMC y HIWIN llevan motor propio; los demás admiten un servomotor de la marca elegida',
    options: { any: 'Cualquier marca' },
  },
  load: { label: 'Carga dada como', options: { thrust: 'Empuje', weight: 'Peso', payload: 'Carga vertical / horizontal' } },
  thrust: { label: 'Empuje', hint: 'Fuerza que actúa sobre el vástago en todo momento' },
  weight: { label: 'Peso', hint: 'Masa que mueve el vástago; una guía externa soporta la carga lateral' },
  direction: {
    label: 'Dirección del movimiento',
    hint: 'Vertical: la carga se sube y se baja',
    options: { horizontal: 'Horizontal', vertical: 'Vertical' },
  },
  horizontalLoad: { label: 'Carga horizontal', hint: 'Masa movida en horizontal con guía externa; 0 = ninguna' },
  verticalLoad: { label: 'Carga vertical', hint: 'Masa elevada; 0 = ninguna' },
  motion: { label: 'Velocidad dada como', options: { maxSpeed: 'Velocidad máx.', time: 'Tiempo', noLoadSpeed: 'Velocidad en vacío' } },
  maxSpeed: { label: 'Velocidad máx.', hint: 'Velocidad más alta del vástago con carga' },
  time: { label: 'Tiempo por carrera', hint: 'Un sentido, de reposo a reposo; el límite depende de la carrera y la aceleración' },
  noLoadSpeed: { label: 'Velocidad en vacío', hint: 'Velocidad sin carga: se compara con la velocidad en vacío del cilindro' },
  stroke: { label: 'Carrera', hint: 'Carrera útil del vástago' },
  acceleration: { label: 'Aceleración', hint: 'El mismo valor se usa al frenar' },
  mounting: {
    label: 'Montaje',
    hint: 'Sujeción del cilindro y del extremo del vástago: decide cuánto resiste el pandeo. Sin elegir: articulado en ambos extremos',
    options: {
      clevis: 'Articulación en ambos extremos',
      guided: 'Pata o brida; vástago articulado a una carga guiada',
      rigid: 'Pata o brida; vástago atornillado a una carga guiada',
      free: 'Pata o brida; extremo del vástago libre',
    },
  },
  externalForce: { label: 'Fuerza externa a la salida', hint: 'Contra el vástago al salir, además del peso y el rozamiento' },
  returnForce: { label: 'Fuerza externa al retorno', hint: 'Contra el vástago al entrar; no se cuenta el peso que ayudaría' },
  emergencyDeceleration: {
    label: 'Deceleración de parada de emergencia',
    hint: 'El accionamiento para la carga así de rápido: empuje, pandeo y par deben soportarlo',
  },
  phases: {
    label: 'Fases',
    hint: 'Lo que hace el vástago en un ciclo: decide la vida; los límites valen también para la fase más dura. Sin fases: la carrera de arriba, sin pausas',
    load: { label: 'Fuerza en el vástago', hint: 'Negativa si tira' },
    speed: { label: 'Velocidad', hint: '0 si está parado' },
    time: { label: 'Tiempo' },
  },
  requiredSpeed: { label: 'Velocidad necesaria', hint: 'Si se da un tiempo: la velocidad que lo cumple' },
  motionProfile: {
    label: 'Perfil de movimiento',
    hint: 'Forma de las rampas. La velocidad y la aceleración indicadas son las máximas de la carrera: una rampa suavizada dura más',
    options: {
      trapezoid: 'Trapezoidal: aceleración constante',
      sCurve: 'Curva en S: la aceleración sube y baja de forma uniforme',
      modifiedSine: 'Seno modificado',
    },
  },
} as const
