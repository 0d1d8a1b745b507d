-- A database as the first server that we shipped (commit 192ed27) wrote it.
PRAGMA user_version = 1;
CREATE TABLE tables (
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        listed INTEGER NOT NULL,
        status TEXT NOT NULL,
        due REAL,
        touched REAL NOT NULL,
        summary BLOB NOT NULL
    );
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_open ON tables (status, listed, key) WHERE status IN ('waiting', 'playing');
CREATE TABLE log (
        key INTEGER NOT NULL REFERENCES tables,
        n INTEGER NOT NULL,
        entry BLOB NOT NULL
    );
CREATE UNIQUE INDEX log_order ON log (key, n);
INSERT INTO tables VALUES (1, 'first000000001', 0, 'over', NULL, 1794979171.046239, CAST('{"table":"first000000001","game":"dessert-dice","players":2,"options":{},"status":"over","seats":[{"name":"Anna","taken":true},{"name":"Bruno","taken":true}],"listed":false,"hints":false,"timeout_level":"random","created":1000000}' AS BLOB));
INSERT INTO tables VALUES (2, 'first000000002', 1, 'playing', NULL, 1794979171.167294, CAST('{"table":"first000000002","game":"dokitto-ice","players":2,"options":{},"status":"playing","seats":[{"name":"Chloé","taken":true},{"name":"Dai","taken":true}],"listed":true,"hints":false,"timeout_level":"random","created":1000000}' AS BLOB));
INSERT INTO tables VALUES (3, 'first000000003', 0, 'closed', NULL, 1794979171.4453368, CAST('{"table":"first000000003","game":"aice","players":3,"options":{},"status":"closed","seats":[{"name":"Emil","taken":true},{"name":"Fumi","taken":true},{"name":"Gil","taken":true}],"listed":false,"hints":false,"timeout_level":"random","created":1000000}' AS BLOB));
INSERT INTO tables VALUES (4, 'first000000004', 1, 'waiting', NULL, 1000000.0, CAST('{"table":"first000000004","game":"dozito","players":2,"options":{},"status":"waiting","seats":[{"name":"Hana","taken":true},{}],"listed":true,"hints":false,"timeout_level":"random","created":1000000}' AS BLOB));
INSERT INTO log VALUES (1, 0, CAST('{"is":"created","at":1000000.0,"game":"dessert-dice","players":2,"options":{},"seats":[{"name":"Anna","key":"0f65153736daee1f5a81754d16c095261454e18354487e1c14796ca0972c8483"},{}],"host":"0f65153736daee1f5a81754d16c095261454e18354487e1c14796ca0972c8483"}' AS BLOB));
INSERT INTO log VALUES (1, 1, CAST('{"is":"sat","at":1000000.0,"seat":1,"name":"Bruno","key":"f371b044f0ee161de8465093f675950d80daf5fb7cb2a62f3d2c534cb112e0c6"}' AS BLOB));
INSERT INTO log VALUES (1, 2, CAST('{"is":"started","at":1000000.0,"steps":[{"chance":"deal","tiles":["S","J"]},{"chance":"roll","tops":{"O":"MMMSSJ","Y":"SSSSJJ","B":"IIMJJJ","P":"IMMMSS"}},{"chance":"first","seat":0}]}' AS BLOB));
INSERT INTO log VALUES (1, 3, CAST('{"is":"said","at":1000000.0,"seat":0,"name":"Anna","text":"Hello from Anna"}' AS BLOB));
INSERT INTO log VALUES (1, 4, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place PS a1 M"}],"id":"m1"}' AS BLOB));
INSERT INTO log VALUES (1, 5, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"place OJ c1 S"}],"id":"m1"}' AS BLOB));
INSERT INTO log VALUES (1, 6, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place PI d1 M"}],"id":"m2"}' AS BLOB));
INSERT INTO log VALUES (1, 7, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"place YS a2 J"}],"id":"m2"}' AS BLOB));
INSERT INTO log VALUES (1, 8, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place BI b2 J"}],"id":"m3"}' AS BLOB));
INSERT INTO log VALUES (1, 9, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"place G c2"}],"id":"m3"}' AS BLOB));
INSERT INTO log VALUES (1, 10, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place BJ e2 M"}],"id":"m4"}' AS BLOB));
INSERT INTO log VALUES (1, 11, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"place PS a3 I"}],"id":"m4"}' AS BLOB));
INSERT INTO log VALUES (1, 12, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place BM c3 I"}],"id":"m5"}' AS BLOB));
INSERT INTO log VALUES (1, 13, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"place OM a4 S"}],"id":"m5"}' AS BLOB));
INSERT INTO log VALUES (1, 14, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place YJ b4 S"}],"id":"m6"}' AS BLOB));
INSERT INTO log VALUES (1, 15, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"place OM d4 S"}],"id":"m6"}' AS BLOB));
INSERT INTO log VALUES (1, 16, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place YJ e4 S"}],"id":"m7"}' AS BLOB));
INSERT INTO log VALUES (1, 17, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"place YS c5 J"}],"id":"m7"}' AS BLOB));
INSERT INTO log VALUES (1, 18, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place PM d5 I"}],"id":"m8"}' AS BLOB));
INSERT INTO log VALUES (1, 19, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"tip e4 n"}],"id":"m8"}' AS BLOB));
INSERT INTO log VALUES (1, 20, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"tip b2 s"}],"id":"m9"}' AS BLOB));
INSERT INTO log VALUES (1, 21, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"tip d4 w"}],"id":"m9"}' AS BLOB));
INSERT INTO log VALUES (1, 22, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place BI e1 J"}],"id":"m10"}' AS BLOB));
INSERT INTO log VALUES (1, 23, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"place BJ e3 M"}],"id":"m10"}' AS BLOB));
INSERT INTO log VALUES (1, 24, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place OS a5 M"}],"id":"m11"}' AS BLOB));
INSERT INTO log VALUES (1, 25, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"tip b4 s"}],"id":"m11"}' AS BLOB));
INSERT INTO log VALUES (1, 26, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place OM b2 J"}],"id":"m12"}' AS BLOB));
INSERT INTO log VALUES (1, 27, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"tip e2 w"}],"id":"m12"}' AS BLOB));
INSERT INTO log VALUES (1, 28, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place YS e2 I"}],"id":"m13"}' AS BLOB));
INSERT INTO log VALUES (1, 29, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"tip d2 n"}],"id":"m13"}' AS BLOB));
INSERT INTO log VALUES (1, 30, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"tip c2 e"}],"id":"m14"}' AS BLOB));
INSERT INTO log VALUES (1, 31, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"tip c4 w"}],"id":"m14"}' AS BLOB));
INSERT INTO log VALUES (1, 32, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place BJ c2 M"}],"id":"m15"}' AS BLOB));
INSERT INTO log VALUES (1, 33, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"place YS b5 J"}],"id":"m15"}' AS BLOB));
INSERT INTO log VALUES (1, 34, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"place PM c4 I"}],"id":"m16"}' AS BLOB));
INSERT INTO log VALUES (1, 35, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"place OS e4 J"}],"id":"m16"}' AS BLOB));
INSERT INTO log VALUES (1, 36, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"tip e4 w"}],"id":"m17"}' AS BLOB));
INSERT INTO log VALUES (1, 37, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"place PM e4 S"}],"id":"m17"}' AS BLOB));
INSERT INTO log VALUES (1, 38, CAST('{"is":"said","at":1000000.0,"seat":1,"name":"Bruno","text":"Well played"}' AS BLOB));
INSERT INTO log VALUES (2, 0, CAST('{"is":"created","at":1000000.0,"game":"dokitto-ice","players":2,"options":{},"seats":[{"name":"Chloé","key":"df679a623773c72003ba8531e28dc66770fc3659e1d86842308f680d2749e2c9"},{}],"host":"df679a623773c72003ba8531e28dc66770fc3659e1d86842308f680d2749e2c9","listed":true}' AS BLOB));
INSERT INTO log VALUES (2, 1, CAST('{"is":"sat","at":1000000.0,"seat":1,"name":"Dai","key":"6d2637615c45d1fc46bbf174677a914d7de54f5bd7611e9164f441f27fa41a58"}' AS BLOB));
INSERT INTO log VALUES (2, 2, CAST('{"is":"started","at":1000000.0,"steps":[{"chance":"first","seat":1},{"chance":"deal","hands":[["S3","S4","S6","C1","C3","C4","M5","V1","V2","V6"],["S1","C2","C5","C6","M1","M2","M4","M6","V3","V5"]],"aside":["S2","S5","M3","V4"]}]}' AS BLOB));
INSERT INTO log VALUES (2, 3, CAST('{"is":"said","at":1000000.0,"seat":0,"name":"Chloé","text":"Hello from Chloé"}' AS BLOB));
INSERT INTO log VALUES (2, 4, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"M1"}],"id":"m1"}' AS BLOB));
INSERT INTO log VALUES (2, 5, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"M5"}],"id":"m1"}' AS BLOB));
INSERT INTO log VALUES (2, 6, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"take M left"}],"id":"m2"}' AS BLOB));
INSERT INTO log VALUES (2, 7, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"V6"}],"id":"m3"}' AS BLOB));
INSERT INTO log VALUES (2, 8, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"V3"}],"id":"m2"}' AS BLOB));
INSERT INTO log VALUES (2, 9, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"take V right"}],"id":"m4"}' AS BLOB));
INSERT INTO log VALUES (2, 10, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"S3"}],"id":"m5"}' AS BLOB));
INSERT INTO log VALUES (3, 0, CAST('{"is":"created","at":1000000.0,"game":"aice","players":3,"options":{},"seats":[{"name":"Emil","key":"4a5084a9a6428bc02a44de8fea76016a532fa2b77ec4aaa1dd5b578ebfdcbb51"},{},{}],"host":"4a5084a9a6428bc02a44de8fea76016a532fa2b77ec4aaa1dd5b578ebfdcbb51"}' AS BLOB));
INSERT INTO log VALUES (3, 1, CAST('{"is":"sat","at":1000000.0,"seat":1,"name":"Fumi","key":"8175faade06a5ab85ae55b89d12ad5e458708025af58deece036462c4769dacb"}' AS BLOB));
INSERT INTO log VALUES (3, 2, CAST('{"is":"sat","at":1000000.0,"seat":2,"name":"Gil","key":"08ff6384ffff97f6c41145a9fbc2303c764c4e781182c5efd3515e18c68e8949"}' AS BLOB));
INSERT INTO log VALUES (3, 3, CAST('{"is":"started","at":1000000.0,"steps":[{"chance":"first","seat":1},{"chance":"deal","hands":[["F3","F4","F6","F8","P4","P8","P9","T4","T5","T9","D6"],["F5","A4","A6","P3","P5","P6","P7","T8","D5","D7","D9"],["F9","A3","A5","A7","A8","A9","T3","T6","T7","D4","D8"]],"aside":["F7","D3"]}]}' AS BLOB));
INSERT INTO log VALUES (3, 4, CAST('{"is":"said","at":1000000.0,"seat":0,"name":"Emil","text":"Hello from Emil"}' AS BLOB));
INSERT INTO log VALUES (3, 5, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"bid 3 P"}],"id":"m1"}' AS BLOB));
INSERT INTO log VALUES (3, 6, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":2,"move":"bid 4 T"}],"id":"m1"}' AS BLOB));
INSERT INTO log VALUES (3, 7, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"bid 5 D"}],"id":"m1"}' AS BLOB));
INSERT INTO log VALUES (3, 8, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"T8+A/2"}],"id":"m2"}' AS BLOB));
INSERT INTO log VALUES (3, 9, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":2,"move":"A7+A/1"}],"id":"m2"}' AS BLOB));
INSERT INTO log VALUES (3, 10, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"P8"},{"chance":"roll","dice":{"1":6,"2":5}}],"id":"m2"}' AS BLOB));
INSERT INTO log VALUES (3, 11, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":1,"move":"D7+F/1"}],"id":"m3"}' AS BLOB));
INSERT INTO log VALUES (3, 12, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":2,"move":"F9"}],"id":"m3"}' AS BLOB));
INSERT INTO log VALUES (3, 13, CAST('{"is":"played","at":1000000.0,"steps":[{"seat":0,"move":"F4+F"},{"chance":"roll","dice":{"0":2,"1":5}}],"id":"m3"}' AS BLOB));
INSERT INTO log VALUES (4, 0, CAST('{"is":"created","at":1000000.0,"game":"dozito","players":2,"options":{},"seats":[{"name":"Hana","key":"2400febc400b7d8a0617cccf0f74114253dbd2d01e93794c5ab69b8d9ae201c5"},{}],"host":"2400febc400b7d8a0617cccf0f74114253dbd2d01e93794c5ab69b8d9ae201c5","listed":true}' AS BLOB));
INSERT INTO log VALUES (4, 1, CAST('{"is":"said","at":1000000.0,"seat":0,"name":"Hana","text":"Hello from Hana"}' AS BLOB));
INSERT INTO log VALUES (3, 14, CAST('{"is":"closed","at":1794979171.4453042}' AS BLOB));
