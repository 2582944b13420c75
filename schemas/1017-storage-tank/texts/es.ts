import { texts as reducer } from '../../2000000-reducer-three-phase/texts/es.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `storageTank`. */
export const texts = {
  class: { name: 'Agitador de tanque', note: 'Lo que toman los rodetes, y los reductores con motor que lo dan' },
  sections: { liquid: 'Líquido', impeller: 'Rodete', drive: 'Accionamiento', types: 'Reductor', output: 'Eje de salida' },
  density: { label: 'Densidad', hint: 'Del líquido, o de la pulpa más pesada que se agita' },
  viscosity: {
    label: 'Viscosidad',
    hint: 'Sin flujo turbulento (Re inferior a 10 000) el número de potencia no es constante y este cálculo no vale: el límite cambia con la velocidad y el diámetro',
  },
  impeller: {
    label: 'Rodete',
    hint: 'En un tanque con deflectores; sin ellos toma menos. Fija el número de potencia',
    options: {
      discTurbine: 'Turbina de disco, seis palas planas',
      pitchedSix: 'Seis palas a 45°',
      pitchedFour: 'Cuatro palas a 45°',
      paddle: 'Paleta plana, dos palas',
      propeller: 'Hélice, paso igual al diámetro',
      propellerSteep: 'Hélice, paso 1,5 veces el diámetro',
    },
  },
  powerNumber: { label: 'Número de potencia Np', hint: 'De un rodete en flujo turbulento, según tabla; mejor el del fabricante' },
  impellerCount: { label: 'Rodetes en el eje', hint: 'Separados al menos un diámetro: cada uno toma toda su potencia' },
  diameter: { label: 'Diámetro del rodete' },
  speed: {
    label: 'Velocidad de agitación',
    hint: 'El par es el de la mayor velocidad dentro de la tolerancia: crece con el cuadrado',
    lower: { label: 'Velocidad de agitación: tolerancia inferior' },
    upper: { label: 'Velocidad de agitación: tolerancia superior' },
  },
  shaftEfficiency: { label: 'Rendimiento de sello y rodamientos', hint: 'Lo que se pierde entre el reductor y el líquido' },
  serviceFactor: {
    label: 'Factor de servicio fB',
    hint: 'Factor mínimo del reductor; mayor si hay sólidos que sedimentan y el arranque es duro',
  },
  surplus: { label: 'Mayor exceso de par', hint: 'No se ofrecen accionamientos que den más que esto por encima del requisito' },
  reynolds: { label: 'Número de Reynolds', hint: 'Re = ρ n d² / μ' },
  tipSpeed: { label: 'Velocidad periférica', hint: 'π n d' },
  impellerPower: { label: 'Potencia de los rodetes', hint: 'P = z Np ρ n³ d⁵ a la mayor velocidad' },
  driveTorque: { label: 'Par en el reductor', hint: 'T = P / (2π n η)' },
  drivePower: { label: 'Potencia en el reductor', hint: 'P / η' },
  turnsPerSecond: { label: 'Velocidad de giro en rev/s' },
  fastest: { label: 'Vueltas por segundo, máximo' },
  span: { label: 'Diámetro del rodete en m' },
  turbulentUpTo: { label: 'Mayor viscosidad turbulenta' },
  leastSurplus: { label: 'Menor exceso de par' },
  transmissionTypes,
  gearTypes,
  reducerTypes,
  transmissionElement,
  pitchDiameter,
  radialForce,
  forceDistance,
  axialForce,
  maxBacklash,
  maxTwist,
} as const
