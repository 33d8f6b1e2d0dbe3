/** This is PostgreSQL's NOTIFY channel for a changed inventory. */
export const INVENTORY_CHANNEL = "forecourt_inventory";
