"""The server's messages as TypeScript. `python -m tools.typescript` writes them and the views."""

from __future__ import annotations

import ast
import inspect
import io
import tokenize
from functools import cache
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect as types

from parfait.server.protocol import messages as protocol
from parfait.server.protocol import parties, reviewing

HEAD = "// Written by `python -m tools.typescript` from src/parfait/server/protocol/messages.py: change that.\n"
RENAMED = {"Error": "ErrorMessage"}  # not to hide the language's own
# Unions that have a name, by how they are written out
UNIONS = {
    " | ".join(RENAMED.get(struct.__name__, struct.__name__) for struct in union.__args__): name
    for name, union in {
        "ClientMessage": parties.AnyRequest,
        "ServerMessage": parties.AnyAnswer,
        "OptionKind": protocol.AnyOptionKind,
    }.items()
}
PLAIN: dict[type[types.Type], str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def module() -> str:
    """Every struct of the protocol, and its unions."""
    structs = [
        struct
        for module in (protocol, parties, reviewing)
        for struct in _messages(module)
        if struct not in (protocol.Request, protocol.ServerMessage, protocol.OptionKind)
    ]
    parts = [HEAD, f"export const PROTOCOL = {protocol.VERSION};\n", *(_interface(struct) for struct in structs)]
    for members, name in UNIONS.items():
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _messages(module: ModuleType) -> list[type]:
    """The structs that a module defines, in order, after the dataclasses that it sends as they are."""
    return [
        *getattr(module, "FOUND", ()),
        *(
            member
            for member in vars(module).values()
            if isinstance(member, type) and issubclass(member, msgspec.Struct) and member.__module__ == module.__name__
        ),
    ]


def _name(struct: type) -> str:
    return RENAMED.get(struct.__name__, struct.__name__)


def _interface(struct: type) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType | types.DataclassType)
    lines = [f"export interface {_name(struct)} {{"]
    if isinstance(info, types.StructType) and info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    comments = comments_of(struct)
    lines += [
        f"  {field.encode_name}{'' if field.required else '?'}: {_type(field.type)};{comments.get(field.name, '')}"
        for field in info.fields
    ]
    doc = inspect.getdoc(struct) if struct.__doc__ and not struct.__doc__.startswith(f"{struct.__name__}(") else None
    comment = f"/** {' '.join(doc.split())} */\n" if doc else ""
    return comment + "\n".join([*lines, "}"]) + "\n"


def _type(info: types.Type) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, types.StructType | types.DataclassType):
        return _name(info.cls)
    if isinstance(info, types.ListType | types.VarTupleType):
        return list_of(_type(info.item_type))
    if isinstance(info, types.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    if isinstance(info, types.UnionType):
        members = " | ".join(_type(part) for part in info.types)
        return UNIONS.get(members, members)
    if isinstance(info, types.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, types.Metadata):
        return _type(info.type)
    raise TypeError(info)


def list_of(item: str) -> str:
    """An array of a type; of a union in brackets."""
    depth = 0
    for sign in item:
        depth += (sign in "([{<") - (sign in ")]}>")
        if sign == "|" and depth == 0:
            return f"({item})[]"
    return f"{item}[]"


def comments_of(described: type) -> dict[str, str]:
    """The comment at the end of each field of a class, as TypeScript writes it."""
    return _comments(_source(described))[described.__name__]


@cache
def _comments(source: Path) -> dict[str, dict[str, str]]:
    """The comments of every class of a module."""
    text = source.read_text(encoding="utf-8")
    found = {
        token.start[0]: token.string.lstrip("# ").replace("None", "null")
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
    }
    return {
        definition.name: {
            node.target.id: f" // {found[node.end_lineno]}"
            for node in definition.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.end_lineno in found
        }
        for definition in ast.parse(text).body
        if isinstance(definition, ast.ClassDef)
    }


def _source(described: type) -> Path:
    """The source of a class's module, which may be compiled."""
    place = inspect.getfile(described)
    name = described.__module__.rpartition(".")[2]
    return Path(place).with_name(f"{name}.py")
