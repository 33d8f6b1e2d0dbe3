-- The car of a test drive: nobody else can hold or book it meanwhile. NULL for service, and for holds of before.
ALTER TABLE slot_holds ADD COLUMN driven_vin text;
