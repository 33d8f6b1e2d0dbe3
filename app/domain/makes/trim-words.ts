const GRAN = /\s?\bGran (?:Coupe|Turismo)\b\s?/gi;
/** A shorter model name could mean something else in the middle of a trim. */
const LEAST_INNER_LENGTH = 5;

/** The trim follows its model's name, so words of that name are removed: "GLE" + "GLE 350" → "350". */
export function stripModelWords(trim: string, model: string): string {
  const own = model.match(GRAN) === null ? trim : stripGran(trim);
  return stripInnerModel(stripLeadingModel(own, model), model);
}

/** "430 Gran Coupe i xDrive" and "228 Gran Coupe 228i Gran Coupe" have the body inside their badge. */
function stripGran(trim: string): string {
  return trim
    .replace(GRAN, " ")
    .trim()
    .replace(/^(m?\d{3}) (?=\1)/i, "")
    .replace(/^(m?\d{3}) ([a-z]{1,2})\b/i, "$1$2");
}

/** "300" + "300S" becomes "S", but "CX-5" + "CX-50" stays. */
function stripLeadingModel(trim: string, model: string): string {
  if (!trim.toLowerCase().startsWith(model.toLowerCase())) return trim;
  const rest = trim.slice(model.length);
  const goesOn = /\d$/.test(model) ? /^\d/ : /^[\p{Letter}\p{Number}-]/u;
  return goesOn.test(rest) ? trim : rest.trim();
}

/** "Countryman" + "Cooper S Countryman All4" becomes "Cooper S All4". */
function stripInnerModel(trim: string, model: string): string {
  if (model.length < LEAST_INNER_LENGTH) return trim;
  const said = ` ${model.toLowerCase()} `;
  const at = ` ${trim.toLowerCase()} `.indexOf(said);
  return at <= 0
    ? trim
    : (trim.slice(0, at) + trim.slice(at + model.length))
        .replace(/\s+/g, " ")
        .trim();
}
