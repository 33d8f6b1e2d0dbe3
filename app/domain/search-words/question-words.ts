export const QUESTION_TOPICS = [
  "hours",
  "phone",
  "directions",
  "contact",
  "tradeIn",
  "service",
  "careers",
  "financing",
  "warranty",
  "offers",
  "team",
] as const;
/** What people ask a dealership for in its search, besides cars. */
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** Bars separate phrases, as in the table of words. */
export const QUESTION_PHRASES: Readonly<Record<QuestionTopic, string>> = {
  hours:
    "hours|store hours|opening hours|business hours|hours of operation|what time do you open|what time do you close|when do you open|when do you close|are you open|are you open today|open now|open today|open saturday|open sunday|open sundays|horario|horarios",
  phone:
    "phone|phone number|phone numbers|telephone|telephone number|contact number|call you|telefono|numero de telefono",
  directions:
    "directions|get directions|driving directions|where are you|where are you located|how do i get there|address|your address|your location|locations|store locations|direccion|direcciones|donde estan|como llegar",
  contact:
    "contact|contact us|email|email address|talk to someone|speak to someone|customer service|contacto",
  tradeIn:
    "trade in|trade ins|tradein|trade in value|trade my car|trade my truck|value my trade|value your trade|my car worth|my truck worth|sell my car|sell my truck|sell my suv|sell my vehicle|sell your car|do you buy cars|kelley blue book|kbb|vender mi carro|vender mi auto",
  service:
    "oil change|oil changes|service|service appointment|service appointments|schedule service|book service|service department|service center|service hours|tire rotation|brake service|brake repair|brake inspection|brake pads|battery replacement|wheel alignment|tune up|repair|repairs|car repair|maintenance|cambio de aceite|servicio|taller",
  careers:
    "careers|career|jobs|job|job openings|hiring|are you hiring|employment|apply for a job|work for you|empleo|empleos|trabajo",
  financing:
    "financing|finance|apply for financing|get financing|pre approval|pre approved|preapproved|preapproval|get pre approved|get preapproved|car loan|car loans|auto loan|auto loans|loan|loans|bad credit|no credit|no credit check|credit application|apply for credit|credit score|interest rate|interest rates|mal credito|financiamiento|prestamo",
  warranty:
    "warranty|warranties|extended warranty|under warranty|protection plan|protection plans|service contract|garantia",
  offers:
    "coupon|coupons|service coupons|service specials|oil change coupon|oil change coupons|cupones",
  team: "staff|your team|sales team|salesman|salesperson|meet the team|employees",
};
