/** What is typed into a form stands in no address: the VIN is sent as a form. */
export const VEHICLE_NAME_PATH = "/api/vehicle-name";
