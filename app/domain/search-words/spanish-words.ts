import type { BodyStyle, ColorFamily } from "#app/domain/vehicle/vehicle.ts";
import { QUESTION_TOPICS, type QuestionTopic } from "./question-words.ts";
import { SPANISH_FEATURES } from "./spanish-features.ts";
import { toValueRows, type Row } from "./word-tables.ts";

/**
 * Assumption A307: these words are read on the pages of both languages, but only in a sentence that holds a word which
 * is Spanish and nothing else, so that no English sentence means anything new. The Spanish words of `word-tables.ts`
 * are read in every sentence.
 */

/** Everyday words for body styles that have one value; suggestions complete them, too. */
export const SPANISH_BODY_STYLES: Readonly<
  Record<Exclude<BodyStyle, "other">, string>
> = {
  suvs: "camioneta suv|camionetas suv|suv camioneta|camioneta tipo suv|camioneta cerrada|camionetas cerradas|jeepeta|jeepetas|jepeta|yipeta|yipetas|todo camino",
  sedans: "sedan|sedanes|sedans|berlina",
  trucks:
    "troca|trocas|troka|trokas|troquita|troquitas|trocona|troconas|picap|pickup|pik up|camioneta de caja|camioneta con caja|camioneta de cama|camioneta pickup|camionetas pickup",
  hatchbacks: "hatchback|hatchbacks",
  minivans:
    "minivan|minivanes|mini vanes|van de pasajeros|vans de pasajeros|van familiar|vans familiares|van para pasajeros|camioneta van|van para la familia",
  coupes:
    "cupe|cupes|coupe|carro deportivo|carros deportivos|auto deportivo|autos deportivos|coche deportivo|coches deportivos|deportivo|deportivos",
  wagons: "vagoneta|vagonetas|guayin|guayines|familiares",
  convertibles:
    "descapotable|descapotables|convertible|convertibles|carro sin techo",
  commercial:
    "van de carga|vans de carga|furgoneta de carga|furgonetas de carga|camioneta de carga|camionetas de carga|van de trabajo|vans de trabajo|van comercial|comerciales|vehiculo comercial|vehiculos comerciales|van panel",
};

const BODY_STYLES = [
  ...toValueRows("bodystyle", SPANISH_BODY_STYLES),
  ...toValueRows("bodystyle", {
    "suvs trucks": "camionetita|camionetitas|camionetota|camionetas grandes",
    "commercial minivans": "vanes|furgonetas|furgon",
  }),
];

const DRIVES = [
  ...toValueRows("drivetrain", {
    awd: "traccion integral|traccion total|traccion permanente|traccion en todas las ruedas|traccion en todas las llantas|traccion a las 4 ruedas|traccion awd",
    "4wd":
      "doble traccion|4 por 4|4 x 4|cuatro por cuatro|traccion en las cuatro|traccion en las 4|traccion 4x4|traccion en las cuatro ruedas|traccion en las 4 ruedas|traccion a las cuatro|traccion a las cuatro ruedas|doble diferencial",
    fwd: "traccion delantera|traccion adelante|traccion al frente|traccion en las ruedas delanteras",
    rwd: "traccion trasera|traccion atras|traccion en las ruedas traseras",
  }),
  ...toValueRows("transmission", {
    automatic:
      "automatico|automatica|automaticos|automaticas|transmision automatica|caja automatica|transmision automatico",
    manual:
      "estandar|standard|manual|manuales|transmision manual|transmision estandar|transmision standard|caja manual|caja estandar|de cambios|de velocidades|palanca de cambios|palanca al piso",
  }),
];

const FUELS = toValueRows("fuel", {
  "hybrid plug-in-hybrid": "hibrido|hibridos|hibrida|hibridas",
  "plug-in-hybrid":
    "hibrido enchufable|hibrida enchufable|hibridos enchufables|hibridas enchufables|enchufable|enchufables|hibrido que se enchufa",
  electric:
    "electrico|electrica|electricos|electricas|carro electrico|carros electricos|100 electrico",
  diesel: "diesel|de diesel|a diesel|petrolero|turbodiesel|motor diesel",
  gasoline:
    "gasolina|a gasolina|de gasolina|motor de gasolina|motor a gasolina",
  "flex-fuel": "flex fuel|etanol|e85",
  "natural-gas": "gas natural|de gas natural",
  hydrogen: "hidrogeno",
});

const TRUCK_PARTS = [
  ...toValueRows("cab", {
    crew: "doble cabina|cabina doble|cuatro puertas completas|doble cabina completa|crew cab",
    extended:
      "cabina y media|cabina extendida|cab y media|cabina media|king cab",
    regular:
      "cabina sencilla|cabina simple|cabina regular|una cabina|cabina chica",
  }),
  ...toValueRows("bed", {
    short: "caja corta|cama corta|caja chica|cama chica",
    standard: "caja normal|cama normal|caja mediana|caja estandar",
    long: "caja larga|cama larga|caja grande|cama grande",
  }),
];

const COUNTS = [
  [4, "cuatro"],
  [5, "cinco"],
  [6, "seis"],
  [7, "siete"],
  [8, "ocho"],
] as const;

const FAMILY_SEATS = COUNTS.map(([count, word]): Row => [
  {
    kind: "values",
    key: "seats",
    values: ["4", "5", "6", "7", "8"].filter((it) => Number(it) >= count),
  },
  [count, word]
    .flatMap((it) => [
      `familia de ${it}`,
      `somos ${it}`,
      `somos ${it} en la familia`,
      `somos ${it} de familia`,
      `somos ${it} en casa`,
      `somos una familia de ${it}`,
      `para una familia de ${it}`,
    ])
    .join("|"),
]);

const ENGINES = toValueRows("engine", {
  ...Object.fromEntries(
    ["v6", "v8", "v10", "v12"].map((it) => [it, `motor ${it}|motores ${it}`]),
  ),
  i4: "4 en linea|cuatro en linea",
  i6: "6 en linea|seis en linea",
});

const CONDITIONS: readonly Row[] = [
  [
    { kind: "condition", condition: "used" },
    "usado|usada|usados|usadas|usadito|usadita|seminuevo|seminueva|seminuevos|seminuevas|semi nuevo|semi nueva|semi nuevos|semi nuevas|de segunda mano|segunda mano|de segunda|de uso|de medio uso",
  ],
  [
    { kind: "condition", condition: "new" },
    "nuevo|nueva|nuevos|nuevas|nuevecito|nuevecita|cero millas|0 millas|cero kilometros|de paquete",
  ],
  [
    { kind: "condition", condition: "certified" },
    "certificado|certificada|certificados|certificadas|usado certificado|usados certificados|seminuevo certificado|seminuevos certificados",
  ],
];

const DEALS = toValueRows("great_deals", {
  price_drop:
    "rebajado|rebajada|rebajados|rebajadas|oferta|ofertas|en oferta|en rebaja|con rebaja|rebaja|rebajas|descuento|descuentos|con descuento|en descuento|bajo de precio|bajaron de precio|en especial|ganga|gangas|promocion|promociones",
  premium_upgrades:
    "full equipo|full equipado|full equipada|equipado|equipada|bien equipado|bien equipada|totalmente equipado|totalmente equipada|con todo|con todos los extras|con todo el equipo|todas las opciones",
});

const AVAILABILITIES = toValueRows("availability", {
  "in-stock": "disponible ahora|disponible hoy|en el lote|en lote",
  "in-transit": "en camino|por llegar|que vienen en camino|en transito",
  "on-order": "en produccion|por pedido",
  "sale-pending": "venta pendiente|apartado|apartados",
});

const SORTS: readonly Row[] = [
  [
    { kind: "sort", sort: "priceLow" },
    "barato|barata|baratos|baratas|baratito|baratita|baratitos|baratitas|mas barato|mas barata|mas baratos|mas baratas|economico|economica|economicos|economicas|mas economico|mas economica|mas economicos|mas economicas|de menor a mayor precio|menor a mayor precio|menor precio|precio mas bajo|precios mas bajos|precio bajo|buen precio|a buen precio|precios bajos|que no sea caro|que no sea cara|que no sean caros|que no sean caras|que no sea muy caro|que no sea muy cara|no muy caro|no muy cara|no tan caro|no tan cara|accesible|accesibles",
  ],
  [
    { kind: "sort", sort: "priceHigh" },
    "mas caro|mas cara|mas caros|mas caras|de mayor a menor precio|mayor precio|precio mas alto",
  ],
  [
    { kind: "sort", sort: "mileage" },
    "menos millas|menos millas primero|las menos millas|menor millaje|menos millaje|millaje mas bajo|menos kilometraje|menos usado|menos usada|menos recorrido|menos millas posibles",
  ],
  [
    { kind: "sort", sort: "newest" },
    "recien llegado|recien llegados|recien llegada|recien llegadas|acaban de llegar|ultimos en llegar|lo mas nuevo|lo nuevo|mas nuevos primero|mas nuevo|mas nueva|mas nuevos|mas nuevas|mas reciente|mas recientes",
  ],
  [
    { kind: "sort", sort: "year" },
    "modelo mas nuevo|modelos mas nuevos|ano mas nuevo|modelo mas reciente|ano mas reciente|modelos mas recientes",
  ],
  [
    { kind: "sort", sort: "payment" },
    "pago mas bajo|pagos mas bajos|mensualidad mas baja|mensualidades mas bajas|menor mensualidad|menor pago|pago mensual mas bajo|pagos mensuales mas bajos",
  ],
  [
    { kind: "sort", sort: "mpg" },
    "mejor rendimiento|buen rendimiento|mejor rendimiento de gasolina|buen rendimiento de gasolina|mejor rendimiento de combustible|mas millas por galon|mejor mpg|rendidor|rendidora|rendidores|rendidoras|que rinda|que rinda gasolina|que rinda mucho|que rinda la gasolina|que rinda bien|que rinda mas|rinda gasolina|rinde gasolina|ahorrador|ahorradora|ahorradores|ahorradoras|ahorrador de gasolina|ahorradora de gasolina|ahorradores de gasolina|que ahorre gasolina|ahorre gasolina|ahorra gasolina|ahorrar gasolina|gaste poca gasolina|gasta poca gasolina|gasten poca gasolina|poca gasolina|gaste poco|gasta poco|gaste menos gasolina|gasta menos gasolina|no gaste mucha gasolina|no gasta mucha gasolina|no gaste mucho|no gaste tanta gasolina|no gaste gasolina|no gasten mucha gasolina|no tome mucha gasolina|no chupe mucha gasolina|bajo consumo|economico en gasolina|economica en gasolina|bueno en gasolina|bueno para la gasolina|buen millaje por galon|eficiente|eficientes",
  ],
];

const COLORS = toValueRows("exterior-color", {
  black: "negrito|negrita|negro mate|negro brillante|color negro",
  white:
    "blanquito|blanquita|blanco perla|blanca perla|color perla|color hueso",
  gray: "gris oscuro|gris claro|gris plomo|plomo|color plomo|gris oxford|grises|grafito",
  silver: "plateadas|plateados|gris plata|color plata|plata",
  blue: "azul marino|azul cielo|azul claro|azul oscuro|azul rey|azul electrico|azulito|azulita|celeste",
  red: "vino|color vino|rojo vino|vino tinto|tinto|guinda|rojo cereza|rojo oscuro|rojito|rojita",
  green: "verde oscuro|verde claro|verde militar|verde olivo",
  brown: "cafes|cafe oscuro|cafe claro|marrones|color chocolate",
  beige: "arena|color arena|crema|color crema|champana",
  orange: "naranjas|anaranjados|anaranjadas",
  yellow: "amarillas",
  gold: "dorados|doradas|color oro",
  purple: "morados|moradas|violeta",
} satisfies Record<ColorFamily, string>);

/** The dealership sets the number of "few miles". */
export const SPANISH_LOW_MILES =
  "pocas millas|poca milla|poquitas millas|poco millaje|poca millas|poquito millaje|bajo millaje|bajo de millas|bajo en millas|bajas millas|millas bajas|millaje bajo|poco kilometraje|bajo kilometraje|poco recorrido|pocas millas recorridas";

export const SPANISH_QUESTIONS: Readonly<Record<QuestionTopic, string>> = {
  hours:
    "horario|horarios|horas|horario de atencion|horario de la tienda|horas de atencion|a que hora abren|a que horas abren|a que hora cierran|a que horas cierran|que horario tienen|cuando abren|cuando cierran|hasta que hora abren|hasta que hora estan abiertos|hasta que hora|estan abiertos|estan abiertos hoy|estan abiertos ahora|esta abierto|abierto hoy|abierto ahora|abren hoy|abren los domingos|abren el domingo|abren domingos|abren los sabados|abren el sabado|abren sabados|abiertos los domingos|abiertos los sabados",
  phone:
    "telefono|telefonos|numero de telefono|numeros de telefono|numero telefonico|numero para llamar|su numero|llamar|llamarles|como los llamo",
  directions:
    "direccion|direcciones|ubicacion|ubicaciones|donde estan|donde estan ubicados|donde quedan|donde se encuentran|donde se ubican|en donde estan|como llegar|como llego|como llegar a la tienda|donde queda la tienda|donde esta la tienda|mapa de la tienda|domicilio|sucursales|sucursal",
  contact:
    "contacto|contactar|contactarlos|correo|correo electronico|hablar con alguien|hablar con una persona|atencion a clientes|atencion al cliente|servicio al cliente|hablan espanol|se habla espanol|alguien que hable espanol|habla espanol|vendedor que hable espanol|en espanol|mandar mensaje",
  tradeIn:
    "cuanto vale mi carro|cuanto vale mi auto|cuanto vale mi troca|cuanto vale mi camioneta|cuanto cuesta mi carro|valor de mi carro|valor de mi auto|valor de mi troca|cuanto me dan por mi carro|cuanto me dan por mi auto|cuanto me dan por mi troca|cuanto dan por mi carro|vender mi carro|vender mi auto|vender mi coche|vender mi troca|vender mi camioneta|vender mi suv|quiero vender mi carro|vender un carro|vendo mi carro|vendo mi troca|compran carros|compran autos|compran trocas|compran carros usados|compran mi carro|cambiar mi carro|cambiar mi troca|dar mi carro a cuenta|dejar mi carro a cuenta|a cuenta|carro a cuenta|entregar mi carro|reciben carros|toman carros|toman mi carro|valuar mi carro|avaluo|valuacion|intercambio|dar mi carro de enganche|mi carro de enganche|cuanto vale mi|cuanto me dan por mi|vender mi",
  service:
    "cambio de aceite|cambios de aceite|cambiar aceite|cambiar el aceite|servicio|taller|taller mecanico|mecanico|mecanica|cita de servicio|cita para servicio|cita para el servicio|hacer cita|hacer una cita|cita para frenos|cita para cambio de aceite|frenos|cambio de frenos|balatas|cambio de llantas|rotacion de llantas|rotar llantas|alineacion|alineacion y balanceo|balanceo|afinacion|reparacion|reparaciones|reparar|reparar mi carro|arreglar|arreglar mi carro|mantenimiento|cambio de bateria|bateria|llantas|diagnostico|servicio mecanico",
  careers:
    "empleo|empleos|trabajo|trabajos|vacante|vacantes|estan contratando|contratan|contratando|bolsa de trabajo|trabajar con ustedes|trabajar ahi|buscan empleados|solicitud de empleo|busco trabajo|hay trabajo|necesitan trabajadores|solicitan personal|trabajo de mecanico|empleo de mecanico|trabajo de vendedor",
  financing:
    "financiamiento|financiar|financian|financiamos|financiado|financiada|credito|a credito|creditos|prestamo|prestamos|prestamo de carro|prestamos de carros|mal credito|malo credito|credito malo|con mal credito|sin credito|sin historial|sin historial de credito|no tengo credito|no credito|primer credito|solicitud de credito|aplicar para credito|aplicar|aprobacion|preaprobacion|pre aprobacion|preaprobado|precalificar|precalificacion|tasa de interes|tasas de interes|intereses|itin|con itin|aceptan itin|sin seguro social|sin social|sin numero de seguro social|con matricula|matricula consular|con pasaporte|con taxes|buy here pay here|pague aqui|compre aqui pague aqui|puntaje de credito|financiamiento con mal credito|reconstruir mi credito|bancarrota",
  warranty:
    "garantia|garantias|con garantia|tiene garantia|tienen garantia|dan garantia|garantia extendida|plan de proteccion|planes de proteccion",
  offers:
    "cupon|cupones|cupones de servicio|cupon de servicio|cupones de aceite|cupon de aceite|cupones para cambio de aceite|cupon para cambio de aceite|descuentos en servicio|ofertas de servicio|especiales de servicio",
  team: "vendedor|vendedores|vendedora|equipo de ventas|empleados|personal|su equipo|gerente",
};

const QUESTIONS = QUESTION_TOPICS.map((topic): Row => [
  { kind: "question", topic },
  SPANISH_QUESTIONS[topic],
]);

const UNUSED: readonly Row[] = [
  [
    { kind: "unused", reason: "no-filter" },
    "confiable|confiables|seguro|segura|seguros|seguras|bueno|buena|buenos|buenas|buen|mejor|mejores|excelente|bonito|bonita|bonitos|bonitas|lindo|linda|chulo|chula|chido|chida|elegante|limpio|limpia|limpios|limpias|comodo|comoda|comodos|comodas|familia|familiar|ninos|bebe|estudiante|estudiantes|universidad|escuela|de lujo|lujo|lujoso|lujosa|deportiva|deportivas|rapido|rapida|rapidos|potente|fuerte|resistente|duradero|duradera|que dure|grande|grandes|chico|chica|chicos|chicas|pequeno|pequena|pequenos|pequenas|mediano|mediana|compacto|compacta|compactos|compactas|amplio|amplia|espacioso|espaciosa|espacio|mucho espacio|uber|lyft|delivery|de trabajo|para trabajo|para el trabajo|para trabajar|para el jale|pal jale|pa el jale|pa trabajar|pa el trabajo|pal trabajo|al trabajo|ir al trabajo|ir a trabajar|construccion|la construccion|nieve|la nieve|invierno|reciente|recientes|ultimo modelo|de modelo reciente|viejo|vieja|viejos|viejas|buen estado|buenas condiciones|buena condicion|excelentes condiciones|excelente estado|como nuevo|como nueva|impecable|titulo limpio|titulos limpios|con titulo|titulo|salvage|un solo dueno|un dueno|unico dueno|solo un dueno|de un solo dueno|1 dueno|sin accidentes|sin choques|sin accidente|sin choque|no chocado|no chocada|carfax limpio|historial limpio|historial de servicio|cerca de mi|cerca de aqui|por aqui|alto millaje|muchas millas|2x4|vidrios electricos|ventanas electricas|ventanas automaticas|seguros electricos|espejos electricos|elevadores electricos|de agencia|barato de mantener",
  ],
  [
    { kind: "unused", reason: "payment" },
    "sin enganche|sin pago inicial|cero enganche|0 enganche|poco enganche|bajo enganche|enganche bajo|enganche|de enganche|con enganche|con poco enganche|sin dar enganche|pago inicial|pago|pagos|pagos bajos|pago bajo|pagos comodos|pagos accesibles|en pagos|a pagos|pago mensual|pagos mensuales|mensualidad|mensualidades|mensualidades bajas|bajas mensualidades|facilidades de pago|facilidad de pago|planes de pago|plan de pago|meses sin intereses|de contado|contado",
  ],
];

const NOISE: Row = [
  { kind: "noise" },
  "hola|buenos dias|buen dia|buenas tardes|buenas noches|que tal|saludos|gracias|muchas gracias|por favor|porfavor|porfa|algo|alguno|alguna|algunos|algunas|algun|cualquier|cualquiera|todo|todos|toda|todas|tienen|tiene|tendran|tendra|hay|habra|manejan|venden|vende|se vende|venta|en venta|a la venta|disponible|disponibles|tenga|tengan|tener|traiga|traigan|trae|traen|venga|vengan|sea|sean|ser|es|son|este|esta|estan|ese|esa|esos|esas|eso|estoy|ando|andamos|estamos|busca|buscamos|buscar|queremos|queria|querria|quieren|necesitamos|ocupo|ocupamos|me interesa|me interesan|interesado|interesada|interesa|me gusta|me gustan|me gustaria|gustaria|ver|mirar|muestrame|muestreme|ensename|ensene|mostrar|comprar|compro|cuanto cuesta|cuanto cuestan|cuanto sale|cuanto salen|cuanto vale|cuanto valen|cuanto es|cuanto|cuantos|cuantas|que precio tiene|a como|cuesta|cueste|valga|salga|pagar|pagando|dar|gastar|tengo|tenemos|puedo|podria|pueda|puede|pueden|poder|manejar|usar|uso diario|diario|para diario|todos los dias|ir|primer carro|primer auto|primer coche|mi|mis|su|sus|tu|tus|nuestro|nuestra|esposa|esposo|mujer|marido|senora|hijo|hija|hijos|hijas|mama|papa|padre|madre|novia|novio|hermano|hermana|amigo|amiga|abuelo|jefe|yo|me|nos|lo|al|a|ni|pero|tambien|ademas|sobre todo|preferible|preferiblemente|preferentemente|de preferencia|prefiero|solo|solamente|nomas|muy|bien|pa|pal|tipo|marca|marcas|modelos|anos|clase|tienda|tiendas|agencia|concesionario|lote|motor|motores|motor de|transmision|traccion|color|colores|de color|interior|interiores|vestidura|vestiduras|asientos|asiento|carrito|carritos|carrazo|nave|naves|ranfla|mueble|precio de|precio|precios|alrededor|hoy|ahora|ahorita|aqui|ahi|alli|donde|cuando|como|cual|cuales|quien|porque|ya|y que|con los|milla|millaje|kilometraje|kilometros|dolares|pesos|billetes|presupuesto|maximo|minimo|aproximadamente|aprox|unos|unas",
];

export const SPANISH_ROWS: readonly Row[] = [
  ...BODY_STYLES,
  ...DRIVES,
  ...FUELS,
  ...ENGINES,
  ...TRUCK_PARTS,
  ...FAMILY_SEATS,
  ...CONDITIONS,
  ...DEALS,
  ...AVAILABILITIES,
  ...SORTS,
  ...COLORS,
  ...toValueRows("features", SPANISH_FEATURES),
  ...QUESTIONS,
  ...UNUSED,
  NOISE,
];

/** What Mexico calls a model that is sold here under another name. */
export const SPANISH_MODEL_NAMES: ReadonlyMap<string, string> = new Map([
  ["ford~f-150", "lobo"],
  ["chevrolet~silverado-1500", "cheyenne"],
  ["volkswagen~beetle", "vocho"],
]);

/** These words of the tables are English words as well, so that they make no sentence Spanish. */
export const SHARED_WORDS: ReadonlySet<string> = new Set(
  "lobo cheyenne a al real solo son once pa pal me tan come hay sea see tu yo ando normal plan planes panel extra extras lote motor motores interior interiores nave naves color dar ir ser ver este es tengo total fuerte personal internet wifi bluetooth android apple carplay radio led dual premium usb dvd gps bose cruise hitch off road remote start push crew cab king medio media simple regular chica chico tinto arena crema pick up pickup suv suvs van vans minivan hatchback hatchbacks coupe convertible convertibles sedan sedans standard manual diesel flex fuel e85 gas natural awd 4x4 4x2 2x4 mpg taxes buy here pay itin uber lyft delivery salvage carfax crossover bus touch car play manos android c x bedliner rack track cluster virtual digital control alarma piloto bebe lo nos como donde mi mis su sus ni no de del en el la las los que y o u un con sin por full permanente lona frena aire clima mapa celeste integral limpio jefe papa mama amigo amiga novio marido".split(
    " ",
  ),
);

/** Spanish words that are read in every sentence, and that no English sentence has. */
export const SPANISH_MARKS: readonly string[] =
  "troca trocas trokas camioneta camionetas carro carros coche coches vehiculo vehiculos jeepeta jeepetas furgoneta descapotable busco buscando quiero quisiera necesito una unas unos para que menos mas hasta entre millas millaje precio ano anos modelo modelos desde maximo minimo presupuesto alrededor usado usada usados usadas seminuevo seminuevos nuevo nueva nuevos nuevas certificado certificada certificados barato barata baratos baratas economico economicos negro negra negros negras blanco blanca blancos blancas gris rojo roja rojos rojas azul azules verde verdes plateado plateada plateados amarillo amarilla dorado dorada morado morada anaranjado anaranjada automatico automatica estandar hibrido hibridos hibrida hibridas electrico electrica electricos electricas gasolina quemacocos asientos cuero piel tercera fila remolque traccion cabina doble enganche pago pagos mensualidad mensualidades mensual mensuales financiamiento credito dolares mil puertas cilindros pasajeros personas familia horario horarios telefono direccion direcciones empleo empleos trabajo garantia servicio taller aceite cupones contacto cerca confiable bonito bueno grande camara reversa calefaccion techo rendimiento".split(
    " ",
  );

/** Names and words as they sound, for who writes them as they are said. */
export const HEARD_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    civic: "sivic civik sivik cibic civil",
    odyssey: "odisey odisea odyssea odisei odesey oddisey odissey",
    wrangler: "rangler wranguer ranguler rangler wragler",
    honda: "jonda onda",
    jeep: "jip yip yeep jipe",
    hyundai: "hiunday hiundai hunday iunday yundai hiunda",
    volkswagen: "bolkswagen folsvagen volswagen wolswagen",
    chevrolet: "chebrolet chevrole chebrole",
    chevy: "chebi chebby chevi",
    silverado: "silberado cilverado silverao",
    nissan: "nisan nizan",
    toyota: "tollota toyoya",
    mazda: "masda",
    mercedes: "mercedez mersedes merzedes",
    tacoma: "takoma",
    tahoe: "tajo tahoo",
    explorer: "esplorer explore eksplorer",
    pathfinder: "patfinder",
    escalade: "escalada",
    sienna: "ciena siena",
    accord: "acord akord",
    altima: "artima",
    jetta: "yeta jeta yetta",
    corolla: "corola korolla",
    camry: "camri kamry",
    equinox: "equinocs ecuinox",
    quemacocos: "kemacocos quemacoco kemacoco quemakokos cemacocos",
    asientos: "acientos asintos hasientos",
    camioneta: "kamioneta",
    troca: "troka",
    carro: "karro",
    busco: "vusco",
    blanco: "vlanco blanko",
    barato: "varato",
    traccion: "tracion traxion",
    automatico: "automatiko",
    hibrido: "ibrido",
    financiamiento: "finansiamiento financiamento",
    dolares: "dolarez dollares",
  }).flatMap(([word, heard]) =>
    heard.split(" ").map((it): [string, string] => [it, word]),
  ),
);
