-- What scorebox sets on each connection (Sources/SQLiteKit/Database.swift), but for the limits,
-- which are a few stores.
.timeout 10000
.dbconfig defensive on
.dbconfig trusted_schema off
.dbconfig dqs_dml off
.dbconfig dqs_ddl off
.dbconfig load_extension off
.dbconfig enable_fkey on
PRAGMA synchronous = EXTRA;
PRAGMA cell_size_check = ON;
PRAGMA temp_store = MEMORY;
PRAGMA cache_size = -262144;
