/**
 * What shoppers of Illinois and Indiana type in Spanish, and in Spanish and English mixed, with the filters that
 * somebody wrote down by hand before the search was taught to read them, in the form of `shopper-table.ts`.
 */
export const SPANISH_TABLE: readonly (readonly [
  sentence: string,
  filters: string,
])[] = [
  // Kinds of car.
  ["troca", "bodystyle=trucks"],
  ["trocas usadas", "used bodystyle=trucks"],
  ["camionetas", "bodystyle=suvs,trucks"],
  ["camioneta SUV color gris", "bodystyle=suvs exterior-color=gray"],
  ["camionetas nuevas", "new bodystyle=suvs,trucks"],
  ["carros baratos", "sort=priceLow"],
  ["troquita barata", "bodystyle=trucks sort=priceLow"],
  ["carrito barato y bueno", "sort=priceLow -bueno"],
  ["jeepeta blanca", "bodystyle=suvs exterior-color=white"],
  ["sedán automático", "bodystyle=sedans transmission=automatic"],
  ["una minivan para 7 pasajeros", "bodystyle=minivans seats=7,8"],
  ["vans de pasajeros", "bodystyle=minivans"],
  ["furgoneta de carga", "bodystyle=commercial"],
  ["pickup doble cabina", "bodystyle=trucks cab=crew"],
  ["convertible rojo", "bodystyle=convertibles exterior-color=red"],
  ["carro descapotable", "bodystyle=convertibles"],
  ["carro deportivo", "bodystyle=coupes"],
  ["cupé de dos puertas", "bodystyle=coupes doors=2"],
  ["hatchback azul marino", "bodystyle=hatchbacks exterior-color=blue"],
  ["carro compacto automatico", "transmission=automatic -compacto"],
  ["carro para la familia", "-familia"],
  ["troca de trabajo", "bodystyle=trucks -de_trabajo"],
  ["carro para uber", "-uber"],

  // Names, as they are written, said and misspelt.
  ["toyota tacoma blanca", "make_model=toyota~tacoma exterior-color=white"],
  [
    "quiero una Silverado 1500 roja",
    "make_model=chevrolet~silverado-1500 exterior-color=red",
  ],
  ["mazda cx5 2020", "make_model=mazda~cx-5 year>=2020 year<=2020"],
  ["jetta o corolla", "make_model=toyota~corolla,volkswagen~jetta"],
  ["nisan altima negro", "make_model=nissan~altima exterior-color=black"],
  ["mercedes clase c", "make_model=mercedes-benz~c-class"],
  ["bmw serie 3", "make_model=bmw~3-series"],
  ["tesla modelo y", "make_model=tesla~model-y"],
  ["lobo 4x4", "make_model=ford~f-150 drivetrain=4wd"],
  ["dodge ram 1500", "make_model=ram~1500"],
  ["chevi tahoe", "make_model=chevrolet~tahoe"],
  ["honda sivic", "make_model=honda~civic"],
  ["Honda odisey", "make_model=honda~odyssey"],
  ["jeep rangler", "make_model=jeep~wrangler"],
  ["toyoya rav 4", "make_model=toyota~rav4"],
  ["tienen yukon?", "-yukon"],
  [
    "tienen camionetas nissan rogue?",
    "bodystyle=suvs,trucks make_model=nissan~rogue",
  ],
  [
    "cuánto sale una rav4 hibrida",
    "make_model=toyota~rav4 fuel=hybrid,plug-in-hybrid",
  ],

  // Money.
  [
    "troca 4x4 menos de 30 mil con poca milla",
    "bodystyle=trucks drivetrain=4wd price<=30000 mileage<=84999",
  ],
  ["menos de 15 mil", "price<=15000"],
  ["hasta 20 mil dólares", "price<=20000"],
  ["carro de quince mil", "price<=15000"],
  ["entre 10 y 15 mil", "price>=10000 price<=15000"],
  ["de 15 a 20 mil dolares", "price>=15000 price<=20000"],
  ["carros de menos de diez mil", "price<=10000"],
  ["no más de $18,000", "price<=18000"],
  ["SUV que no pase de 25 mil", "bodystyle=suvs price<=25000"],
  ["que no cueste más de 12 mil", "price<=12000"],
  ["presupuesto de 17 mil", "price<=17000"],
  ["arriba de 40 mil", "price>=40000"],
  ["como de 20 mil", "price>=18000 price<=22000"],
  ["alrededor de 12 mil", "price>=11000 price<=13000"],
  ["algo de 8000 pa abajo", "price<=8000"],
  ["de 10 mil para abajo", "price<=10000"],
  ["carro barato de menos de 5 mil", "price<=5000 sort=priceLow"],
  ["máximo 30,000", "price<=30000"],
  ["veinticinco mil dolares o menos", "price<=25000"],
  ["menos de treinta y cinco mil", "price<=35000"],
  ["accord de dieciocho mil", "make_model=honda~accord price<=18000"],
  ["once mil dolares", "price<=11000"],
  ["troca bajo 20 mil", "bodystyle=trucks price<=20000"],

  // Months.
  ["troca por menos de $400 al mes", "bodystyle=trucks payment<=400"],
  ["pagos de 300 al mes", "payment<=300"],
  ["mensualidades de menos de 350", "payment<=350"],
  ["carro con pagos bajos", "-pagos_bajos"],
  ["sedan sin enganche", "bodystyle=sedans -sin_enganche"],
  [
    "tengo 2 mil de enganche y quiero pagar 300 al mes",
    "payment<=300 -2_mil_de_enganche",
  ],
  ["facilidades de pago", "-facilidades_de_pago"],

  // Miles.
  ["menos de 60 mil millas", "mileage<=60000"],
  ["carro con poco millaje", "mileage<=84999"],
  ["millas bajas", "mileage<=84999"],
  ["pocas millas y barato", "mileage<=84999 sort=priceLow"],
  ["que tenga menos de 80,000 millas", "mileage<=80000"],
  ["con menos de cien mil millas", "mileage<=100000"],
  ["no mas de 50 mil millas", "mileage<=50000"],
  ["camry con hasta 90 mil millas", "make_model=toyota~camry mileage<=90000"],
  ["menos de 70k millas y menos de 18 mil", "mileage<=70000 price<=18000"],
  ["entre 20 mil y 50 mil millas", "mileage>=20000 mileage<=50000"],
  [
    "CRV 2019 con menos de 60 mil millas",
    "make_model=honda~cr-v year>=2019 year<=2019 mileage<=60000",
  ],

  // Years.
  ["híbrido de 2018 para arriba", "fuel=hybrid,plug-in-hybrid year>=2018"],
  ["2018 en adelante", "year>=2018"],
  ["del 2020 o más nuevo", "year>=2020"],
  ["honda 2015 a 2018", "make_model=honda year>=2015 year<=2018"],
  ["modelo 2021", "year>=2021 year<=2021"],
  ["más nuevo que 2017", "year>=2018"],
  ["entre 2016 y 2020", "year>=2016 year<=2020"],
  ["del 2022 pa arriba", "year>=2022"],
  ["de menos de 5 años", "year>=2021"],
  ["a partir de 2019", "year>=2019"],
  ["troca 2014 para abajo", "bodystyle=trucks year<=2014"],
  ["desde 2018 hasta 2021", "year>=2018 year<=2021"],
  ["año 2017 o más", "year>=2017"],
  ["último modelo", "-último_modelo"],

  // Colors.
  ["trocas rojas", "bodystyle=trucks exterior-color=red"],
  [
    "carro negro con interior beige",
    "exterior-color=black interior-color=beige",
  ],
  ["honda color vino", "make_model=honda exterior-color=red"],
  ["plateada o gris", "exterior-color=gray,silver"],
  ["mustang amarillo", "make_model=ford~mustang exterior-color=yellow"],
  ["interior negro", "interior-color=black"],
  [
    "toyota cafe con asientos de piel beige",
    "make_model=toyota exterior-color=brown interior-color=beige features=leather-seats",
  ],

  // What nobody wants.
  ["carro que no sea blanco", "not_exterior-color=white"],
  [
    "camioneta azul que no sea Ford",
    "bodystyle=suvs,trucks exterior-color=blue not_make_model=ford",
  ],
  ["cualquier color menos blanco", "not_exterior-color=white"],
  ["ni rojo ni blanco", "not_exterior-color=red,white"],
  ["no quiero carros negros", "not_exterior-color=black"],
  ["nada de blanco ni gris", "not_exterior-color=gray,white"],
  ["suv pero no jeep", "bodystyle=suvs not_make_model=jeep"],
  ["sin quemacocos", "-sin_quemacocos"],
  ["que no sea estándar", "transmission=automatic"],
  ["a gasolina, no híbrido", "fuel=gasoline not_fuel=hybrid,plug-in-hybrid"],
  ["sin accidentes", "-sin_accidentes"],

  // Equipment.
  [
    "Honda o Toyota con quemacocos de menos de $20,000",
    "make_model=honda,toyota features=sunroof price<=20000",
  ],
  ["con cámara de reversa y bluetooth", "features=backup-camera,bluetooth"],
  ["asientos calientes", "features=heated-seats"],
  [
    "asientos con calefacción y volante con calefaccion",
    "features=heated-seats,heated-steering-wheel",
  ],
  ["SUV con techo panorámico", "bodystyle=suvs features=panoramic-roof"],
  ["con pantalla y android auto", "features=android-auto,touchscreen"],
  [
    "troca con rines y quemacoco",
    "bodystyle=trucks features=alloy-wheels,sunroof",
  ],
  ["camioneta con kemacocos", "bodystyle=suvs,trucks features=sunroof"],
  ["acientos de piel", "features=leather-seats"],
  ["troca para jalar traila", "bodystyle=trucks features=tow-package"],
  ["sensor de punto ciego", "features=blind-spot-monitor"],
  ["asientos electricos", "features=power-seats"],
  ["sedan con vidrios electricos", "bodystyle=sedans -vidrios_electricos"],
  ["crucero adaptativo", "features=adaptive-cruise"],
  ["encendido remoto", "features=remote-start"],
  [
    "minivan con puertas eléctricas",
    "bodystyle=minivans features=power-sliding-doors",
  ],
  ["accord con GPS", "make_model=honda~accord features=navigation"],
  ["carplay inalámbrico", "features=apple-carplay -inalámbrico"],
  ["estribos y cubierta para la caja", "features=running-boards,tonneau-cover"],
  ["asientos de cuero negro", "features=leather-seats interior-color=black"],
  ["suv full equipo", "bodystyle=suvs great_deals=premium_upgrades"],

  // Engines, drives, gears and fuels.
  ["doble tracción", "drivetrain=4wd"],
  ["suv con traccion en todas las ruedas", "bodystyle=suvs drivetrain=awd"],
  ["4 cilindros que rinda gasolina", "cylinders=4 sort=mpg"],
  ["motor v8", "engine=v8"],
  [
    "troca de ocho cilindros 4 por 4",
    "bodystyle=trucks cylinders=8 drivetrain=4wd",
  ],
  ["mustang estandar", "make_model=ford~mustang transmission=manual"],
  ["troca diésel", "bodystyle=trucks fuel=diesel"],
  [
    "eléctrico con 250 millas de autonomía",
    "fuel=electric electric-range>=250",
  ],
  ["ahorrador de gasolina", "sort=mpg"],
  ["carro que no gaste mucha gasolina", "sort=mpg"],
  ["más de 30 millas por galón", "mpg>=30"],
  ["cabina sencilla cama larga", "cab=regular bed=long"],

  // Conditions and orders.
  ["seminuevos", "used"],
  ["carros de segunda mano", "used"],
  ["honda certificado", "certified make_model=honda"],
  ["nuevo o usado", ""],
  [
    "troca usada en buenas condiciones",
    "used bodystyle=trucks -buenas_condiciones",
  ],
  ["título limpio y un solo dueño", "-título_limpio -un_solo_dueño"],
  ["la más barata", "sort=priceLow"],
  ["suv con menos millas", "bodystyle=suvs sort=mileage"],
  ["toyota con mejor rendimiento", "make_model=toyota sort=mpg"],
  ["de menor a mayor precio", "sort=priceLow"],
  ["el pago más bajo", "sort=payment"],

  // Questions ask for pages.
  ["horario", "?hours"],
  ["¿a qué hora abren?", "?hours"],
  ["estan abiertos hoy", "?hours"],
  ["abren los domingos?", "?hours"],
  ["número de teléfono de la tienda en Joliet", "store=joliet ?phone"],
  ["dónde están ubicados", "?directions"],
  ["dirección", "?directions"],
  ["hablan español", "?contact"],
  ["cambio de aceite", "?service"],
  ["cita para frenos", "?service"],
  ["cuánto vale mi carro", "?tradeIn"],
  ["quiero vender mi troca", "?tradeIn"],
  ["cuanto me dan por mi carro", "?tradeIn"],
  ["financiamiento con mal crédito", "?financing"],
  ["aceptan ITIN?", "?financing"],
  ["suv sin crédito", "bodystyle=suvs ?financing"],
  ["están contratando", "?careers"],
  ["empleo", "?careers"],
  ["garantía", "?warranty"],
  ["cupones de servicio", "?offers"],

  // Both languages in one sentence.
  [
    "SUV under 25 mil con asientos de piel",
    "bodystyle=suvs price<=25000 features=leather-seats",
  ],
  ["truck doble cabina under 35k", "bodystyle=trucks cab=crew price<=35000"],
  [
    "used Honda con low miles y quemacocos",
    "used make_model=honda mileage<=84999 features=sunroof",
  ],
  [
    "need una troca for work menos de 15 mil",
    "bodystyle=trucks price<=15000 -work",
  ],
  [
    "familia de 5 SUV awd not black",
    "bodystyle=suvs seats=5,6,7,8 drivetrain=awd not_exterior-color=black",
  ],
  ["cheap carro pa mi hijo", "sort=priceLow"],
  [
    "camioneta 7 seats barata cerca de Aurora",
    "bodystyle=suvs,trucks seats=7,8 store=aurora sort=priceLow",
  ],
  [
    "heated seats y remote start menos de $25k",
    "features=heated-seats,remote-start price<=25000",
  ],
  [
    "toyota or honda no nissan menos de 12 mil",
    "make_model=honda,toyota not_make_model=nissan price<=12000",
  ],
  [
    "2019 o newer rav4 híbrida",
    "make_model=toyota~rav4 fuel=hybrid,plug-in-hybrid year>=2019",
  ],
  [
    "red o black mustang con v8",
    "make_model=ford~mustang exterior-color=black,red engine=v8",
  ],

  // Longer sentences.
  [
    "busco una camioneta de 3 filas barata",
    "bodystyle=suvs,trucks features=third-row sort=priceLow",
  ],
  ["buenos días, tienen trocas?", "bodystyle=trucks"],
  ["mi primer carro, algo de menos de 8 mil", "price<=8000"],
  ["carro pa estudiante, barato y seguro", "sort=priceLow -estudiante -seguro"],
  [
    "Hola buenas tardes, busco una camioneta para mi esposa que tenga 3 filas de asientos, de 2017 para arriba y que no pase de 22 mil",
    "bodystyle=suvs,trucks features=third-row year>=2017 price<=22000",
  ],
  [
    "necesito un carro que gaste poca gasolina para ir al trabajo",
    "sort=mpg -ir_al_trabajo",
  ],
  [
    "estoy buscando una troca Chevy o Ford 4x4 doble cabina con menos de 100 mil millas y que no cueste mas de 30 mil",
    "bodystyle=trucks make_model=chevrolet,ford drivetrain=4wd cab=crew mileage<=100000 price<=30000",
  ],
  [
    "somos 6 en la familia y queremos una van o SUV con dvd",
    "bodystyle=commercial,minivans,suvs seats=6,7,8 features=rear-entertainment",
  ],
  [
    "me interesa un honda accord o toyota camry 2018-2021 que no sea blanco ni rojo, con bluetooth y cámara",
    "make_model=honda~accord,toyota~camry year>=2018 year<=2021 not_exterior-color=red,white features=backup-camera,bluetooth",
  ],
];
