#!/usr/bin/env bash
apt-get update
apt-get install -y python3 python3-pip
pip3 install searchlight-search
