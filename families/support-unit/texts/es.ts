/** Texts of support units: name, and what their columns state. */
export const texts = {
  name: 'Unidades de soporte',
  part: 'Unidad de soporte',
  columns: {
    end: 'extremo que sujeta',
    screws: 'husillos para los que está hecha',
    boreMm: 'agujero',
    dynamicAxialRatingN: 'capacidad de carga dinámica axial',
    permissibleAxialN: 'carga axial estática admisible',
    axialRigidityNPerUm: 'rigidez axial',
    dynamicRadialRatingN: 'capacidad de carga dinámica radial',
    staticRadialRatingN: 'capacidad de carga estática radial',
  },
} as const
