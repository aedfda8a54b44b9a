-- Whose file it is, and whether its tables are ours.
PRAGMA application_id;
PRAGMA user_version;
SELECT sql FROM sqlite_schema WHERE substr(name, 1, 7) <> 'sqlite_';
