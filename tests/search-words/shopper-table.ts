/**
 * What shoppers type, with the filters that somebody wrote down by hand before the search was taught to read them.
 *
 * A filter is `key=value,value`, `key<=number` or `key>=number`; `new`, `used` and `certified` are conditions;
 * `sort=…` is an order, `q=…` words that are searched for, `?topic` a question for a page, and `-…` words that are
 * said to be left out. Underscores stand for spaces.
 */
export const SHOPPER_TABLE: readonly (readonly [
  sentence: string,
  filters: string,
])[] = [
  // Kinds of car.
  ["convertible", "bodystyle=convertibles"],
  ["red convertible", "bodystyle=convertibles exterior-color=red"],
  ["mini convertible", "make_model=mini~convertible"],
  ["any station wagons?", "bodystyle=wagons"],
  ["coupe or sedan under 15k", "bodystyle=coupes,sedans price<=15000"],
  ["pickup truck 4x4", "bodystyle=trucks drivetrain=4wd"],
  ["cargo van", "bodystyle=commercial"],
  ["used suvs", "used bodystyle=suvs"],
  ["brand new trucks", "new bodystyle=trucks"],
  ["certified pre-owned sedan", "certified bodystyle=sedans"],
  ["crossover with awd", "bodystyle=suvs drivetrain=awd"],
  ["something sporty with a stick", "transmission=manual -sporty"],
  ["hatchback automatic", "bodystyle=hatchbacks transmission=automatic"],
  ["minivan for a family of 6", "bodystyle=minivans seats=6,7,8"],
  ["drop top", "bodystyle=convertibles"],

  // Names, as they are written and as they are misspelt.
  ["honda civic", "make_model=honda~civic"],
  ["crv", "make_model=honda~cr-v"],
  ["CR V", "make_model=honda~cr-v"],
  ["rav 4", "make_model=toyota~rav4"],
  ["f150", "make_model=ford~f-150"],
  ["ford f 150 4x4", "make_model=ford~f-150 drivetrain=4wd"],
  ["chevy tahoe", "make_model=chevrolet~tahoe"],
  ["silverado1500", "make_model=chevrolet~silverado-1500"],
  ["grandcherokee", "make_model=jeep~grand-cherokee"],
  ["bmw 3 series", "make_model=bmw~3-series"],
  ["tesla model y", "make_model=tesla~model-y"],
  ["civic or accord", "make_model=honda~accord,honda~civic"],
  ["toyota or honda suv", "make_model=honda,toyota bodystyle=suvs"],
  ["toyta camrey", "make_model=toyota~camry"],
  ["hyundia tucson", "make_model=hyundai~tucson"],
  ["nisan altima", "make_model=nissan~altima"],
  ["suburu outback", "make_model=subaru~outback"],
  ["jeep wranglr", "make_model=jeep~wrangler"],
  ["acord", "make_model=honda~accord"],
  ["convertable", "bodystyle=convertibles"],
  ["heatd seats", "features=heated-seats"],
  ["hybird suv", "bodystyle=suvs fuel=hybrid,plug-in-hybrid"],

  // Words that are spread.
  ["C300", "q=c300"],
  ["mercedes c300", "make_model=mercedes-benz q=c300"],
  ["mercedes-benz c 300", "make_model=mercedes-benz q=c-300"],
  ["cx5 gt", "make_model=mazda~cx-5 q=grand_touring"],
  ["cx-5 grand touring", "make_model=mazda~cx-5 q=grand_touring"],
  ["mustang gt", "make_model=ford~mustang q=gt"],
  ["4 door wrangler", "make_model=jeep~wrangler doors=4"],
  ["2 door wrangler", "make_model=jeep~wrangler doors=2"],
  ["wrangler 4dr", "make_model=jeep~wrangler doors=4"],
  ["2-door coupe", "bodystyle=coupes doors=2"],
  ["four door truck", "bodystyle=trucks doors=4"],

  // Money and miles.
  ["suv under 20k", "bodystyle=suvs price<=20000"],
  ["suv 20000", "bodystyle=suvs price<=20000"],
  ["between 15 and 20k", "price>=15000 price<=20000"],
  ["truck under $400 a month", "bodystyle=trucks payment<=400"],
  ["less than 50k miles", "mileage<=50000"],
  [
    "civic under 60,000 mi and under 18k",
    "make_model=honda~civic mileage<=60000 price<=18000",
  ],
  ["around 25k", "price>=22500 price<=27500"],
  ["over $40k", "price>=40000"],
  ["$500 down 300 a month", "payment<=300 -$500_down"],
  ["accord fifteen grand", "make_model=honda~accord price<=15000"],
  ["cheapest suv", "bodystyle=suvs sort=priceLow"],
  ["lowest miles camry", "make_model=toyota~camry sort=mileage"],
  ["2018 or newer rav4", "make_model=toyota~rav4 year>=2018"],
  ["2015-2018 accord", "make_model=honda~accord year>=2015 year<=2018"],
  ["older than 2015", "year<=2014"],
  ["less than 5 years old", "year>=2021"],
  ["camry under 2018", "make_model=toyota~camry -under_2018"],

  // Fuels are filters, and never colors.
  ["diesel", "fuel=diesel"],
  ["diesel truck", "bodystyle=trucks fuel=diesel"],
  ["gas suv", "bodystyle=suvs fuel=gasoline"],
  ["gas or hybrid", "fuel=gasoline,hybrid,plug-in-hybrid"],
  ["plug in hybrid suv", "bodystyle=suvs fuel=plug-in-hybrid"],
  ["electric car", "fuel=electric"],
  ["flex fuel tahoe", "make_model=chevrolet~tahoe fuel=flex-fuel"],
  ["rav4 hybrid", "make_model=toyota~rav4 fuel=hybrid,plug-in-hybrid"],
  ["used ev under 30k", "used fuel=electric price<=30000"],
  ["electric car with 250 miles of range", "fuel=electric electric-range>=250"],
  ["ev 300 mile range", "fuel=electric electric-range>=300"],
  ["tesla with over 280 miles range", "make_model=tesla electric-range>=280"],
  ["range of at least 200 miles", "electric-range>=200"],

  // Economy.
  ["best mpg", "sort=mpg"],
  ["best gas mileage suv", "bodystyle=suvs sort=mpg"],
  ["honda with the best mpg", "make_model=honda sort=mpg"],
  ["sedan over 30 mpg", "bodystyle=sedans mpg>=30"],
  ["at least 35 mpg", "mpg>=35"],
  ["hybrid 40+ mpg", "fuel=hybrid,plug-in-hybrid mpg>=40"],
  ["30 mpg or better", "mpg>=30"],
  ["gets 30 mpg", "mpg>=30"],
  ["fuel efficient sedan", "bodystyle=sedans sort=mpg"],
  ["good gas mileage under 12k", "price<=12000 sort=mpg"],
  ["suv good on gas", "bodystyle=suvs sort=mpg"],

  // Engines.
  ["v8", "engine=v8"],
  ["v8 mustang", "make_model=ford~mustang engine=v8"],
  ["V-6 camry", "make_model=toyota~camry engine=v6"],
  ["4 cylinder truck", "bodystyle=trucks cylinders=4"],
  ["six cylinder", "cylinders=6"],
  ["8 cyl suv", "bodystyle=suvs cylinders=8"],
  ["inline 6 bmw", "make_model=bmw engine=i6"],
  ["v6 or v8 truck", "bodystyle=trucks engine=v6,v8"],
  ["turbo diesel", "fuel=diesel"],

  // Seats.
  ["7 seater suv", "bodystyle=suvs seats=7,8"],
  ["suv that seats 8", "bodystyle=suvs seats=8"],
  ["seven passenger", "seats=7,8"],
  ["seats 7 under 30k", "seats=7,8 price<=30000"],
  ["2 seater", "seats=2"],
  ["5 seats", "seats=5"],
  ["at least 6 seats", "seats=6,7,8"],
  ["suv with third row", "bodystyle=suvs features=third-row"],
  ["8 passenger honda", "make_model=honda seats=8"],

  // Trucks.
  ["crew cab f150", "make_model=ford~f-150 cab=crew"],
  [
    "silverado crew cab short bed",
    "make_model=chevrolet~silverado-1500 cab=crew bed=short",
  ],
  ["extended cab", "cab=extended"],
  ["regular cab long bed", "cab=regular bed=long"],
  ["truck with an 8 foot bed", "bodystyle=trucks bed=long"],
  ["supercrew 4x4", "cab=crew drivetrain=4wd"],
  ["truck that can tow", "bodystyle=trucks features=tow-package"],

  // What nobody wants.
  ["not a nissan", "not_make_model=nissan"],
  ["suv not a jeep", "bodystyle=suvs not_make_model=jeep"],
  ["no red", "not_exterior-color=red"],
  ["suv not red", "bodystyle=suvs not_exterior-color=red"],
  ["truck but not a ram", "bodystyle=trucks not_make_model=ram"],
  ["anything but a ford", "not_make_model=ford"],
  ["no black or white cars", "not_exterior-color=black,white"],
  ["sedan no nissan no kia", "bodystyle=sedans not_make_model=kia,nissan"],
  ["suv except jeep", "bodystyle=suvs not_make_model=jeep"],
  ["don't want silver", "not_exterior-color=silver"],
  ["not a minivan", "not_bodystyle=minivans"],
  ["no hybrids", "not_fuel=hybrid,plug-in-hybrid"],
  ["toyota not a corolla", "make_model=toyota not_make_model=toyota~corolla"],
  ["blue or gray, no trucks", "exterior-color=blue,gray not_bodystyle=trucks"],
  ["camry without sunroof", "make_model=toyota~camry -without_sunroof"],
  ["not manual", "transmission=automatic"],
  ["no accidents", "-no_accidents"],

  // Colors and equipment.
  [
    "white suv with black interior",
    "bodystyle=suvs exterior-color=white interior-color=black",
  ],
  ["tan leather seats", "interior-color=beige features=leather-seats"],
  [
    "blue truck with backup camera",
    "bodystyle=trucks exterior-color=blue features=backup-camera",
  ],
  ["sunroof and heated seats", "features=heated-seats,sunroof"],
  ["awd with apple carplay", "drivetrain=awd features=apple-carplay"],

  // Possessives.
  ["honda's civic", "make_model=honda~civic"],
  ["ford's best truck", "make_model=ford bodystyle=trucks -best"],
  ["today's deals on trucks", "bodystyle=trucks great_deals=price_drop"],
  ["my wife's next suv", "bodystyle=suvs"],
  ["my son's first car under 8k", "price<=8000"],

  // What is left over is dropped and said.
  ["suv 46415", "bodystyle=suvs -46415"],
  ["red boat", "exterior-color=red -boat"],
  ["civic si", "make_model=honda~civic -si"],
  ["camry with a flux capacitor", "make_model=toyota~camry -flux -capacitor"],
  ["used zeppelin suv", "used bodystyle=suvs -zeppelin"],
  ["ferrari under 100k", "price<=100000 -ferrari"],
  ["suv 7 12", "bodystyle=suvs -7 -12"],

  // Sentences that say nothing.
  ["hi", ""],
  ["hello i am looking for a car", ""],
  ["what do you have", ""],
  ["show me everything you have in stock please", ""],
  ["i need a good reliable car", "-good -reliable"],

  // Longer sentences, questions, Spanish.
  [
    "red suv under 20k with heated seats low miles near Aurora",
    "bodystyle=suvs exterior-color=red features=heated-seats store=aurora price<=20000 mileage<=84999",
  ],
  [
    "I'm looking for a used toyota or honda with less than 80k miles for under $15,000",
    "used make_model=honda,toyota mileage<=80000 price<=15000",
  ],
  [
    "we need a 7 passenger awd suv, no white, under 35 thousand",
    "bodystyle=suvs drivetrain=awd seats=7,8 not_exterior-color=white price<=35000",
  ],
  [
    "crew cab 4x4 with a v8 under 45k not a ram",
    "cab=crew drivetrain=4wd engine=v8 price<=45000 not_make_model=ram",
  ],
  ["what time do you open", "?hours"],
  ["what's my car worth", "?tradeIn"],
  ["suv with bad credit", "bodystyle=suvs ?financing"],
  [
    "camioneta roja usada menos de 20 mil",
    "used bodystyle=suvs,trucks exterior-color=red price<=20000",
  ],
  ["carro eléctrico barato", "fuel=electric sort=priceLow"],
  ["sedán que no sea rojo", "bodystyle=sedans not_exterior-color=red"],
  ["7 asientos", "seats=7,8"],
];
