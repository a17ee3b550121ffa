/** Written by `npm run schema`. */
export const played = {
  "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
  "startedAt": 1795280400000,
  "movedAt": 1795280402000,
  "commitment": "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456",
  "pack": "0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3",
  "before": {
    "version": 4,
    "options": {
      "rows": 10,
      "turnLimit": 20,
      "formation": "four-four-two",
      "goalkeeperCapturable": true,
      "offsideMayRevealSubstitute": false,
      "revealReplacedCounter": false,
      "decisionTimeLimitSeconds": null
    },
    "view": {
      "viewer": 0,
      "options": {
        "rows": 10,
        "turnLimit": 20,
        "formation": "four-four-two",
        "goalkeeperCapturable": true,
        "offsideMayRevealSubstitute": false,
        "revealReplacedCounter": false,
        "decisionTimeLimitSeconds": null
      },
      "turn": 1,
      "round": 1,
      "seat": 0,
      "step": "youth-move",
      "award": null,
      "debut": null,
      "score": [
        0,
        0
      ],
      "goals": [],
      "result": null,
      "counters": [
        {
          "id": "home-1",
          "seat": 0,
          "status": "first-team",
          "square": "d1",
          "revealed": true,
          "identity": "1"
        },
        {
          "id": "home-9",
          "seat": 0,
          "status": "first-team",
          "square": "c4",
          "revealed": true,
          "identity": "9"
        },
        {
          "id": "home-10",
          "seat": 0,
          "status": "first-team",
          "square": "e4",
          "revealed": true,
          "identity": "10"
        },
        {
          "id": "home-y1",
          "seat": 0,
          "status": "youth",
          "square": "b2",
          "revealed": false,
          "identity": "11"
        },
        {
          "id": "home-y2",
          "seat": 0,
          "status": "youth",
          "square": "c2",
          "revealed": false,
          "identity": "4"
        },
        {
          "id": "home-y3",
          "seat": 0,
          "status": "youth",
          "square": "e2",
          "revealed": false,
          "identity": "7"
        },
        {
          "id": "home-y4",
          "seat": 0,
          "status": "youth",
          "square": "f2",
          "revealed": false,
          "identity": "3"
        },
        {
          "id": "home-y5",
          "seat": 0,
          "status": "youth",
          "square": "a3",
          "revealed": false,
          "identity": "6"
        },
        {
          "id": "home-y6",
          "seat": 0,
          "status": "youth",
          "square": "c3",
          "revealed": false,
          "identity": "2"
        },
        {
          "id": "home-y7",
          "seat": 0,
          "status": "youth",
          "square": "e3",
          "revealed": false,
          "identity": "star"
        },
        {
          "id": "home-y8",
          "seat": 0,
          "status": "youth",
          "square": "g3",
          "revealed": false,
          "identity": "5"
        },
        {
          "id": "home-s",
          "seat": 0,
          "status": "substitute",
          "square": null,
          "revealed": false,
          "identity": "8"
        },
        {
          "id": "away-1",
          "seat": 1,
          "status": "first-team",
          "square": "d10",
          "revealed": true,
          "identity": "1"
        },
        {
          "id": "away-9",
          "seat": 1,
          "status": "first-team",
          "square": "e7",
          "revealed": true,
          "identity": "9"
        },
        {
          "id": "away-10",
          "seat": 1,
          "status": "first-team",
          "square": "c7",
          "revealed": true,
          "identity": "10"
        },
        {
          "id": "away-y1",
          "seat": 1,
          "status": "youth",
          "square": "f9",
          "revealed": false,
          "identity": null
        },
        {
          "id": "away-y2",
          "seat": 1,
          "status": "youth",
          "square": "e9",
          "revealed": false,
          "identity": null
        },
        {
          "id": "away-y3",
          "seat": 1,
          "status": "youth",
          "square": "c9",
          "revealed": false,
          "identity": null
        },
        {
          "id": "away-y4",
          "seat": 1,
          "status": "youth",
          "square": "b9",
          "revealed": false,
          "identity": null
        },
        {
          "id": "away-y5",
          "seat": 1,
          "status": "youth",
          "square": "g8",
          "revealed": false,
          "identity": null
        },
        {
          "id": "away-y6",
          "seat": 1,
          "status": "youth",
          "square": "e8",
          "revealed": false,
          "identity": null
        },
        {
          "id": "away-y7",
          "seat": 1,
          "status": "youth",
          "square": "c8",
          "revealed": false,
          "identity": null
        },
        {
          "id": "away-y8",
          "seat": 1,
          "status": "youth",
          "square": "a8",
          "revealed": false,
          "identity": null
        },
        {
          "id": "away-s",
          "seat": 1,
          "status": "substitute",
          "square": null,
          "revealed": false,
          "identity": null
        }
      ],
      "unknown": [
        [
          "2",
          "3",
          "4",
          "5",
          "6",
          "7",
          "8",
          "11",
          "star"
        ],
        [
          "2",
          "3",
          "4",
          "5",
          "6",
          "7",
          "8",
          "11",
          "star"
        ]
      ]
    },
    "facts": [
      "Turn 1/40, 0–0, you are Home, up. Theirs 1 d10, 9 e7, 10 c7. Star e3."
    ],
    "whole": {
      "id": "4-0-0",
      "kind": "youth-move",
      "seat": 0,
      "moves": [
        "move-youth"
      ],
      "about": null,
      "deadline": null,
      "optional": false,
      "suspended": null,
      "question": "Which Youth Counter advances?",
      "manner": "live",
      "exact": true,
      "count": 14,
      "spaces": [
        {
          "type": "move-youth",
          "exact": true,
          "fields": {
            "counter": {
              "is": "home-y1"
            },
            "to": {
              "oneOf": [
                "b3"
              ]
            }
          }
        },
        {
          "type": "move-youth",
          "exact": true,
          "fields": {
            "counter": {
              "is": "home-y2"
            },
            "to": {
              "oneOf": [
                "b3",
                "d3"
              ]
            }
          }
        },
        {
          "type": "move-youth",
          "exact": true,
          "fields": {
            "counter": {
              "is": "home-y3"
            },
            "to": {
              "oneOf": [
                "d3",
                "f3"
              ]
            }
          }
        },
        {
          "type": "move-youth",
          "exact": true,
          "fields": {
            "counter": {
              "is": "home-y4"
            },
            "to": {
              "oneOf": [
                "f3"
              ]
            }
          }
        },
        {
          "type": "move-youth",
          "exact": true,
          "fields": {
            "counter": {
              "is": "home-y5"
            },
            "to": {
              "oneOf": [
                "a4",
                "b4"
              ]
            }
          }
        },
        {
          "type": "move-youth",
          "exact": true,
          "fields": {
            "counter": {
              "is": "home-y6"
            },
            "to": {
              "oneOf": [
                "b4",
                "d4"
              ]
            }
          }
        },
        {
          "type": "move-youth",
          "exact": true,
          "fields": {
            "counter": {
              "is": "home-y7"
            },
            "to": {
              "oneOf": [
                "d4",
                "f4"
              ]
            }
          }
        },
        {
          "type": "move-youth",
          "exact": true,
          "fields": {
            "counter": {
              "is": "home-y8"
            },
            "to": {
              "oneOf": [
                "f4",
                "g4"
              ]
            }
          }
        }
      ],
      "schema": {
        "anyOf": [
          {
            "type": "object",
            "properties": {
              "type": {
                "const": "move-youth"
              },
              "counter": {
                "const": "home-y1"
              },
              "to": {
                "enum": [
                  "b3"
                ]
              }
            },
            "required": [
              "type",
              "counter",
              "to"
            ],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {
                "const": "move-youth"
              },
              "counter": {
                "const": "home-y2"
              },
              "to": {
                "enum": [
                  "b3",
                  "d3"
                ]
              }
            },
            "required": [
              "type",
              "counter",
              "to"
            ],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {
                "const": "move-youth"
              },
              "counter": {
                "const": "home-y3"
              },
              "to": {
                "enum": [
                  "d3",
                  "f3"
                ]
              }
            },
            "required": [
              "type",
              "counter",
              "to"
            ],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {
                "const": "move-youth"
              },
              "counter": {
                "const": "home-y4"
              },
              "to": {
                "enum": [
                  "f3"
                ]
              }
            },
            "required": [
              "type",
              "counter",
              "to"
            ],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {
                "const": "move-youth"
              },
              "counter": {
                "const": "home-y5"
              },
              "to": {
                "enum": [
                  "a4",
                  "b4"
                ]
              }
            },
            "required": [
              "type",
              "counter",
              "to"
            ],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {
                "const": "move-youth"
              },
              "counter": {
                "const": "home-y6"
              },
              "to": {
                "enum": [
                  "b4",
                  "d4"
                ]
              }
            },
            "required": [
              "type",
              "counter",
              "to"
            ],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {
                "const": "move-youth"
              },
              "counter": {
                "const": "home-y7"
              },
              "to": {
                "enum": [
                  "d4",
                  "f4"
                ]
              }
            },
            "required": [
              "type",
              "counter",
              "to"
            ],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {
                "const": "move-youth"
              },
              "counter": {
                "const": "home-y8"
              },
              "to": {
                "enum": [
                  "f4",
                  "g4"
                ]
              }
            },
            "required": [
              "type",
              "counter",
              "to"
            ],
            "additionalProperties": false
          }
        ]
      },
      "examples": [
        {
          "type": "move-youth",
          "counter": "home-y6",
          "to": "d4"
        },
        {
          "type": "move-youth",
          "counter": "home-y4",
          "to": "f3"
        },
        {
          "type": "move-youth",
          "counter": "home-y6",
          "to": "b4"
        }
      ],
      "kinds": [
        {
          "type": "move-youth",
          "label": "Move a Youth Counter"
        }
      ],
      "labels": [
        "y6(2) c3–d4: 6 to go",
        "y4(3) f2–f3: 7 to go",
        "y6(2) c3–b4: 6 to go"
      ],
      "names": {
        "home-y1": "Home's y1 (the 11) on b2",
        "home-y2": "Home's y2 (the 4) on c2",
        "home-y3": "Home's y3 (the 7) on e2",
        "home-y4": "Home's y4 (the 3) on f2",
        "home-y5": "Home's y5 (the 6) on a3",
        "home-y6": "Home's y6 (the 2) on c3",
        "home-y7": "Home's y7 (the Star Player) on e3",
        "home-y8": "Home's y8 (the 5) on g3"
      }
    },
    "asked": {
      "id": "4-0-0",
      "kind": "youth-move",
      "seat": 0,
      "moves": [
        "move-youth"
      ],
      "about": null,
      "deadline": null,
      "optional": false,
      "suspended": null
    }
  },
  "move": {
    "type": "move-youth",
    "counter": "home-y6",
    "to": "d4"
  },
  "after": {
    "version": 5,
    "drawn": 16,
    "events": [
      {
        "version": 5,
        "at": 1795280402000,
        "event": {
          "type": "youth.moved",
          "seat": 0,
          "counter": "home-y6",
          "from": "c3",
          "to": "d4"
        }
      }
    ],
    "state": {
      "turn": 1,
      "seat": 0,
      "step": "first-teamer-move",
      "turnOver": false,
      "award": null,
      "debut": null,
      "identities": [
        "1",
        "9",
        "10",
        "11",
        "4",
        "7",
        "3",
        "6",
        "2",
        "star",
        "5",
        "8",
        "1",
        "9",
        "10",
        "7",
        "star",
        "5",
        "6",
        "4",
        "8",
        "3",
        "2",
        "11"
      ],
      "statuses": [
        "first-team",
        "first-team",
        "first-team",
        "youth",
        "youth",
        "youth",
        "youth",
        "youth",
        "youth",
        "youth",
        "youth",
        "substitute",
        "first-team",
        "first-team",
        "first-team",
        "youth",
        "youth",
        "youth",
        "youth",
        "youth",
        "youth",
        "youth",
        "youth",
        "substitute"
      ],
      "squares": [
        3,
        23,
        25,
        8,
        9,
        11,
        12,
        14,
        24,
        18,
        20,
        null,
        66,
        46,
        44,
        61,
        60,
        58,
        57,
        55,
        53,
        51,
        49,
        null
      ],
      "revealed": [
        true,
        true,
        true,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        true,
        true,
        true,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        false
      ],
      "board": [
        null,
        null,
        null,
        0,
        null,
        null,
        null,
        null,
        3,
        4,
        null,
        5,
        6,
        null,
        7,
        null,
        null,
        null,
        9,
        null,
        10,
        null,
        null,
        1,
        8,
        2,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        14,
        null,
        13,
        null,
        null,
        22,
        null,
        21,
        null,
        20,
        null,
        19,
        null,
        18,
        17,
        null,
        16,
        15,
        null,
        null,
        null,
        null,
        12,
        null,
        null,
        null
      ],
      "score": [
        0,
        0
      ],
      "goals": [],
      "result": null
    },
    "decisions": [
      {
        "id": "5-0-0",
        "kind": "first-teamer-move",
        "seat": 0,
        "moves": [
          "move-first-teamer"
        ],
        "about": null,
        "deadline": null,
        "optional": false,
        "suspended": null
      }
    ]
  }
}
