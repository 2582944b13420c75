/** Messages sent to users, and messages of the commands about them. */
export const texts = {
  code: {
    subject: 'Su código: {code}',
    body: '{name}: su código de verificación es {code}. Es válido durante 5 minutos. No lo comparta con nadie. Si no lo ha solicitado, ignore este mensaje.',
  },
  export: {
    title: 'Datos guardados sobre usted',
    intro:
      'Este archivo contiene todos los datos que el servicio guarda sobre su cuenta. Cada archivo es JSON en UTF-8; las horas son UTC.',
    parts: {
      account: 'teléfono, correo, función, agentes, permisos',
      'sign-ins': 'navegadores con la sesión iniciada',
      selections: 'selecciones guardadas con todas sus versiones, también las borradas',
      projects: 'proyectos con sus selecciones y enlaces, sin la parte secreta de cada enlace',
      favourites: 'favoritos',
      shopping: 'lista de compras',
      downloads: 'archivos solicitados: cuáles, cuándo y su estado',
      submissions: 'registros enviados al fabricante, con estado y respuesta',
      inquiries: 'solicitudes de oferta, con estado y respuesta',
      events: 'registro de inicios de sesión y de cambios de permisos',
      messages: 'constancia de los mensajes enviados; se borran al cabo de un día',
      usage: 'uso de las páginas, si lo autorizó',
    },
    manifest: 'longitud y SHA-256 de cada archivo',
    left: 'Las contraseñas, los códigos y los tokens solo se guardan como hash, por lo que no se incluyen.',
  },
  usage: `uso: npm run outbox                                  mensajes no enviados y sus destinatarios
     npm run people -- list                          cuentas de un sitio
     npm run people -- role <cuenta> --role <rol>    user, companyAdmin u operator
     npm run people -- let-in <cuenta>               permite a una cuenta iniciar sesión en un sitio restringido
     npm run people -- agent <cuenta> --name <nombre> añade un agente por el que la cuenta puede actuar
     … --site <clave>                                un sitio distinto de default

Una cuenta es un teléfono o un correo electrónico. La base de datos es la que usa el servidor (DATABASE_URL, DATA_DIR).`,
  noMessages: 'No hay mensajes',
  noPeople: 'Todavía no hay cuentas',
  unknown: 'No existe la cuenta {account}; se crea al iniciar sesión o con let-in',
  notAllowed: '«{value}» no es ninguno de: {known}',
  done: '{account}: hecho',
  sent: 'enviado',
  waiting: 'no enviado',
} as const
