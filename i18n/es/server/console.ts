/** Console messages, and the page of an unknown address. */
export const texts = {
  missing: { title: 'Página no encontrada', body: 'La dirección puede estar mal escrita o haber caducado.', toStart: 'Ir al inicio' },
  start: {
    badSetting: 'El ajuste {setting} no puede ser «{value}». Corríjalo y arranque de nuevo.',
    portInUse:
      'El puerto {port} de {host} está en uso o no está permitido. Detenga el otro programa o arranque con otro puerto: PORT=8081 npm start',
    addressNotAvailable: 'Esta máquina no tiene la dirección {host}. Ponga en HOST una que tenga, por ejemplo 127.0.0.1.',
    databaseCorrupt:
      'La base de datos {where} está dañada o no es una base de datos. No se ha modificado. Sustitúyala por una copia de seguridad, o apártela y arranque de nuevo: se creará otra y se importará el catálogo.',
    databaseFull: 'El disco de la base de datos {where} está lleno. Libere espacio y arranque de nuevo; no se ha perdido ningún dato.',
    databaseNotWritable:
      'La base de datos {where} no se puede leer o escribir. Revise los permisos del archivo y de su carpeta, o elija otra carpeta con DATA_DIR.',
    databaseLocked: 'Otro programa tiene bloqueada la base de datos {where}. Deténgalo y arranque de nuevo.',
    databaseUnreachable: 'La base de datos {where} no responde o rechaza el acceso. Compruebe que funciona y que DATABASE_URL es correcta.',
    databaseNewer:
      'La base de datos {where} es de una versión más nueva de este programa. Arranque esa versión o recupere una copia anterior a la actualización.',
    catalogueRefused: 'El catálogo no se ha importado: {reason}',
    unknown: 'El programa no ha podido arrancar: {reason}',
    notBuilt: 'No hay páginas compiladas en {folder}: solo se atienden las llamadas a la API. Compílelas con: npm run build',
  },
  backup: {
    usage: `uso: npm run backup -- <carpeta>       copia y comprueba la carpeta de datos con el servidor en marcha

Para restaurar, use la carpeta nueva como DATA_DIR. Solo para la base de datos integrada.`,
    done: 'Copiado y comprobado: {folder} (base de datos {megabytes} MB). Para restaurar, arranque con DATA_DIR={folder} o póngala en lugar de la carpeta de datos.',
    nothing: 'No existe la base de datos {file}: no hay nada que copiar. Revise DATA_DIR.',
    taken: '{folder} ya existe y no está vacía: elija otra carpeta. No se ha cambiado nada.',
    postgres: 'DATABASE_URL está definido: PostgreSQL se copia con su propio pg_dump. Véase docs/operating.md.',
  },
  records: {
    usage: `uso: npm run records -- list             lista los registros, primero el más reciente
       npm run records -- show <número>    un registro con sus datos y resultados
       npm run records -- state <número> <estado> --text <respuesta>
                                           new, inWork o answered; sin --text la respuesta se conserva
       … --json                            salida legible por programas

La base de datos es la del servidor (DATABASE_URL, DATA_DIR).`,
    none: 'Aún no hay registros',
    unknown: 'No existe el registro {number}. Véase: npm run records -- list',
    number: 'Registro',
    time: 'Hora',
    screen: 'Pantalla',
    language: 'Idioma del remitente',
    inputs: 'Datos',
    results: 'Resultados',
    state: 'Estado',
    answer: 'Respuesta',
    states: { new: 'nuevo', inWork: 'en curso', answered: 'respondido' },
    unknownState: '«{state}» no es ninguno de: {known}',
    answerMissing: '{number} aún no tiene respuesta: --text <respuesta>',
    answerTooLong: 'Una respuesta tiene como máximo {most} caracteres',
    changedMeanwhile: 'Otra persona acaba de cambiar {number}; no se ha guardado nada',
    changed: '{number}: {state}',
  },
} as const
